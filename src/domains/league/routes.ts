import { ageOfGames } from '#domains/game/rules/shared-age.ts';
import { league } from '#domains/league/contract.ts';
import { ofLeague } from '#domains/league/store/asked.ts';
import { lastPlayedSeason, seasonOfTable } from '#domains/league/store/league-facts.ts';
import { findChampion, findTitleHolder, loadBracket } from '#domains/league/views/playoffs.ts';
import { loadLeagueRatings } from '#domains/league/views/ratings.ts';
import { loadLeagueDay } from '#domains/league/views/schedule.ts';
import { loadTable } from '#domains/league/views/table.ts';
import { latestNews } from '#domains/news/store/latest.ts';
import { leagueLeaders } from '#domains/stats/views/league-leaders.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';
import { readToday } from '#platform/clock/today.ts';

/** News items on the overview of a league. */
const NEWS_SHOWN = 12;

const topics = ({ id }: { id: number }) => [`league:${id}` as const];

export const leagueRoutes = implementing(league, {
  overview: async ({ context, input: { id } }) => {
    const { db, now } = context;
    const { league } = await ofLeague(context, { id });
    const today = await readToday(db);
    const { season } = today;
    // Before the first faceoff, the last season's standings say more than twenty rows of zeros.
    const [shown, played] = await Promise.all([seasonOfTable(db, id, season), lastPlayedSeason(db, id, season)]);
    const leadersSeason = played ?? season;
    const [leagueDay, rows, leaders, series, news, champion, titleHolder] = await Promise.all([
      loadLeagueDay(db, { leagueId: id, season, today, now }),
      loadTable(db, league, shown),
      leagueLeaders(db, { leagueId: id, season: leadersSeason }),
      loadBracket(db, id, season),
      latestNews(db, { leagueId: id }, NEWS_SHOWN),
      findChampion(db, id, season),
      findTitleHolder(db, id),
    ]);
    context.share({ topics: [`league:${id}`, 'news'], maxAgeMs: ageOfGames(leagueDay.games) });
    return {
      data: {
        leagueId: id,
        season,
        day: leagueDay.day,
        games: leagueDay.games,
        standings: { leagueId: id, season: shown, rows, lines: league.lines },
        leadersSeason,
        leaders,
        series,
        news,
        champion,
        titleHolder,
      },
    };
  },

  ratings: reads({ of: ofLeague, topics }, async ({ db, today: { season } }, { id: leagueId }) => ({
    leagueId,
    season,
    teams: await loadLeagueRatings(db, leagueId, season),
  })),
  standings: reads({ of: ofLeague, topics }, async ({ db, league, today }, { id: leagueId, split, ...input }) => {
    const season = input.season ?? (await seasonOfTable(db, leagueId, today.season));
    return { leagueId, season, rows: await loadTable(db, league, season, split), lines: league.lines };
  }),

  schedule: async ({ context, input: { id, day, ...input } }) => {
    await ofLeague(context, { id });
    const today = await readToday(context.db);
    const season = input.season ?? today.season;
    const leagueDay = await loadLeagueDay(context.db, { leagueId: id, season, day, today, now: context.now });
    context.share({ topics: [`league:${id}`], maxAgeMs: ageOfGames(leagueDay.games) });
    return { data: { leagueId: id, season, ...leagueDay } };
  },

  playoffs: reads({ of: ofLeague, topics }, async ({ db, today }, { id: leagueId, season = today.season }) => {
    const [series, champion] = await Promise.all([
      loadBracket(db, leagueId, season),
      findChampion(db, leagueId, season),
    ]);
    return { leagueId, season, series, champion };
  }),
});
