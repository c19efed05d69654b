import { ageOfGames } from '#domains/game/rules/shared-age.ts';
import { league } from '#domains/league/contract.ts';
import { leagueRefusals } from '#domains/league/refusals.ts';
import { findLeague, type League, lastPlayedSeason, seasonOfTable } from '#domains/league/store/league-facts.ts';
import { findChampion, findTitleHolder, loadBracket } from '#domains/league/views/playoffs.ts';
import { loadLeagueRatings } from '#domains/league/views/ratings.ts';
import { loadLeagueDay } from '#domains/league/views/schedule.ts';
import { loadTable } from '#domains/league/views/table.ts';
import { latestNews } from '#domains/news/store/latest.ts';
import { leagueLeaders } from '#domains/stats/views/league-leaders.ts';
import type { LeagueId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(league);

/** News items on the overview of a league. */
const NEWS_SHOWN = 12;

export const leagueRoutes = {
  overview: api.overview.handler(async ({ context, input: { id } }) => {
    const { db, now } = context;
    const league = await leagueOr404(context, id);
    const today = await readToday(db);
    const { season } = today;
    // Before the first faceoff the last season's table says more than twenty rows of zeros.
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
    context.share({ topics: [`league:${id}`], maxAgeMs: ageOfGames(leagueDay.games) });
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
  }),

  ratings: api.ratings.handler(async ({ context, input: { id } }) => {
    await leagueOr404(context, id);
    const { season } = await readToday(context.db);
    context.share({ topics: [`league:${id}`] });
    return { data: { leagueId: id, season, teams: await loadLeagueRatings(context.db, id, season) } };
  }),

  standings: api.standings.handler(async ({ context, input: { id, split, ...input } }) => {
    const league = await leagueOr404(context, id);
    const season = input.season ?? (await seasonOfTable(context.db, id, (await readToday(context.db)).season));
    const rows = await loadTable(context.db, league, season, split);
    context.share({ topics: [`league:${id}`] });
    return { data: { leagueId: id, season, rows, lines: league.lines } };
  }),

  schedule: api.schedule.handler(async ({ context, input: { id, day, ...input } }) => {
    await leagueOr404(context, id);
    const today = await readToday(context.db);
    const season = input.season ?? today.season;
    const leagueDay = await loadLeagueDay(context.db, { leagueId: id, season, day, today, now: context.now });
    context.share({ topics: [`league:${id}`], maxAgeMs: ageOfGames(leagueDay.games) });
    return { data: { leagueId: id, season, ...leagueDay } };
  }),

  playoffs: api.playoffs.handler(async ({ context, input: { id, ...input } }) => {
    await leagueOr404(context, id);
    const season = input.season ?? (await readToday(context.db)).season;
    const [series, champion] = await Promise.all([
      loadBracket(context.db, id, season),
      findChampion(context.db, id, season),
    ]);
    context.share({ topics: [`league:${id}`] });
    return { data: { leagueId: id, season, series, champion } };
  }),
};

async function leagueOr404({ db }: ApiContext, leagueId: LeagueId): Promise<League> {
  return (await findLeague(db, leagueId)) ?? refuse(leagueRefusals.unknown());
}
