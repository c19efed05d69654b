/** Writes a night's news besides the results: streaks, milestones and new league leaders. */

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { LEADERS_FROM_DAY, MILESTONES, type Milestone } from '#domains/news/constants.ts';
import { leaderOf, milestoneReached, streaksOf } from '#domains/news/rules/feats.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { news } from '#domains/news/tables.ts';
import { players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { goalieGames, goalieSeasons, skaterGames, skaterSeasons } from '#domains/stats/tables.ts';
import type { SeasonDay } from '#engine/calendar.ts';
import type { ClubId, GameId, LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/**
 * Announces feats in league games of first teams; playoffs have their own items. Seven statements. @returns how many
 * items
 */
export async function announceFeats(tx: Transaction, night: SeasonDay): Promise<number> {
  const results = await resultsOf(tx, night);
  if (!results.some(({ day }) => day === night.day)) return 0;
  const nameOf = await teamNames(tx);
  const entries = [
    ...streakNews(results, night, nameOf),
    ...(await milestoneNews(tx, night, nameOf)),
    ...(await leaderNews(tx, night, nameOf)),
  ];
  if (entries.length > 0) await writeNews(pgRows(tx), entries);
  return entries.length;
}

type Names = ReadonlyMap<TeamId, { name: string; clubId: ClubId | null }>;

async function teamNames(tx: Transaction): Promise<Names> {
  const rows = await tx
    .select({ id: teams.id, clubId: teams.clubId, city: teams.city, nickname: teams.nickname })
    .from(teams)
    .where(eq(teams.level, 'PRO'));
  return new Map(rows.map(({ id, clubId, city, nickname }) => [id, { name: `${city} ${nickname}`, clubId }]));
}

const isLeagueGame = (season: number) =>
  and(
    eq(games.season, season),
    eq(games.status, 'final'),
    eq(competitions.kind, 'league'),
    eq(competitions.level, 'PRO'),
  );

/** The condition for regular seasons of first teams. */
const isOfLeagues = (season: number) =>
  and(eq(competitions.season, season), eq(competitions.kind, 'league'), eq(competitions.level, 'PRO'));

const totalOf = (column: PgColumn) => sql<number>`sum(${column})::int`;

async function resultsOf(tx: Transaction, { season }: SeasonDay) {
  return tx
    .select({
      day: games.day,
      gameId: games.id,
      leagueId: competitions.leagueId,
      home: games.homeTeamId,
      away: games.awayTeamId,
      homeScore: games.homeScore,
      awayScore: games.awayScore,
    })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .where(isLeagueGame(season))
    .orderBy(asc(games.day), asc(games.id));
}

function streakNews(
  results: Awaited<ReturnType<typeof resultsOf>>,
  { season, day }: SeasonDay,
  nameOf: Names,
): NewsEntry[] {
  const byTeam = new Map<
    TeamId,
    { won: boolean; day: number; gameId: GameId; leagueId: LeagueId | null; other: TeamId }[]
  >();
  for (const { home, away, homeScore, awayScore, ...game } of results) {
    const difference = (homeScore ?? 0) - (awayScore ?? 0);
    for (const [teamId, other, won] of [
      [home, away, difference > 0],
      [away, home, difference < 0],
    ] as const) {
      byTeam.set(teamId, [...(byTeam.get(teamId) ?? []), { ...game, other, won }]);
    }
  }
  return [...byTeam].flatMap(([teamId, own]): NewsEntry[] => {
    const tonight = own.at(-1);
    const team = nameOf.get(teamId);
    if (!tonight || !team || tonight.day !== day) return [];
    const { running, ended } = streaksOf(own.map(({ won }) => won));
    const about = { season, day, clubId: team.clubId, leagueId: tonight.leagueId, gameId: tonight.gameId };
    const other = nameOf.get(tonight.other)?.name ?? '';
    const params = { teamId, team: team.name, other };
    const entries: NewsEntry[] = [];
    if (running)
      entries.push({ ...about, kind: 'streak', params: { ...params, streak: running.kind, games: running.games } });
    if (ended)
      entries.push({
        ...about,
        kind: 'streak-ended',
        params: { ...params, streak: ended.kind, games: ended.games },
      });
    return entries;
  });
}

async function milestoneNews(tx: Transaction, night: SeasonDay, nameOf: Names): Promise<NewsEntry[]> {
  const reached = [...(await skaterTotals(tx, night)), ...(await goalieTotals(tx, night))].flatMap((line) =>
    MILESTONES.flatMap((what) => {
      const total = line.totals[what];
      const value = total && milestoneReached(what, total.after - total.tonight, total.after);
      return value ? [{ ...line, what, value }] : [];
    }),
  );
  if (reached.length === 0) return [];
  const named = await tx
    .select({ id: players.id, firstname: players.firstname, lastname: players.lastname })
    .from(players)
    .where(inArray(players.id, [...new Set(reached.map(({ playerId }) => playerId))]));
  const names = new Map(named.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  return reached.flatMap(({ playerId, teamId, leagueId, gameId, games: played, what, value }): NewsEntry[] => {
    const team = nameOf.get(teamId);
    if (!team) return [];
    const params = { player: names.get(playerId) ?? '', team: team.name, what, value, games: played };
    return [{ ...night, kind: 'milestone', clubId: team.clubId, leagueId, playerId, gameId, params }];
  });
}

interface Totals {
  playerId: PlayerId;
  teamId: TeamId;
  leagueId: LeagueId | null;
  gameId: GameId;
  games: number;
  totals: Partial<Record<Milestone, { tonight: number; after: number }>>;
}

/** Returns season totals of skaters. They follow the player: one who was traded keeps his totals. */
async function skaterTotals(tx: Transaction, { season, day }: SeasonDay): Promise<Totals[]> {
  const sums = tx
    .select({
      playerId: skaterSeasons.playerId,
      goals: totalOf(skaterSeasons.goals).as('all_goals'),
      assists: totalOf(skaterSeasons.assists).as('all_assists'),
      games: totalOf(skaterSeasons.games).as('all_games'),
    })
    .from(skaterSeasons)
    .innerJoin(competitions, eq(competitions.id, skaterSeasons.competitionId))
    .where(isOfLeagues(season))
    .groupBy(skaterSeasons.playerId)
    .as('sums');
  const rows = await tx
    .select({
      playerId: skaterGames.playerId,
      teamId: skaterGames.teamId,
      gameId: skaterGames.gameId,
      leagueId: competitions.leagueId,
      goals: skaterGames.goals,
      assists: skaterGames.assists,
      allGoals: sums.goals,
      allAssists: sums.assists,
      games: sums.games,
    })
    .from(skaterGames)
    .innerJoin(games, eq(games.id, skaterGames.gameId))
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .innerJoin(sums, eq(sums.playerId, skaterGames.playerId))
    .where(and(isLeagueGame(season), eq(games.day, day), sql`${skaterGames.goals} + ${skaterGames.assists} > 0`))
    .orderBy(asc(skaterGames.gameId), asc(skaterGames.playerId));
  return rows.map(({ goals, assists, allGoals, allAssists, ...about }) => ({
    ...about,
    totals: {
      goals: { tonight: goals, after: allGoals },
      points: { tonight: goals + assists, after: allGoals + allAssists },
    },
  }));
}

async function goalieTotals(tx: Transaction, { season, day }: SeasonDay): Promise<Totals[]> {
  const sums = tx
    .select({
      playerId: goalieSeasons.playerId,
      wins: totalOf(goalieSeasons.wins).as('all_wins'),
      shutouts: totalOf(goalieSeasons.shutouts).as('all_shutouts'),
      games: totalOf(goalieSeasons.games).as('all_games'),
    })
    .from(goalieSeasons)
    .innerJoin(competitions, eq(competitions.id, goalieSeasons.competitionId))
    .where(isOfLeagues(season))
    .groupBy(goalieSeasons.playerId)
    .as('sums');
  const rows = await tx
    .select({
      playerId: goalieGames.playerId,
      teamId: goalieGames.teamId,
      gameId: goalieGames.gameId,
      leagueId: competitions.leagueId,
      shutout: goalieGames.shutout,
      wins: sums.wins,
      shutouts: sums.shutouts,
      games: sums.games,
    })
    .from(goalieGames)
    .innerJoin(games, eq(games.id, goalieGames.gameId))
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .innerJoin(sums, eq(sums.playerId, goalieGames.playerId))
    .where(and(isLeagueGame(season), eq(games.day, day), eq(goalieGames.decision, 'W')))
    .orderBy(asc(goalieGames.gameId), asc(goalieGames.playerId));
  return rows.map(({ shutout, wins, shutouts, ...about }) => ({
    ...about,
    totals: { wins: { tonight: 1, after: wins }, shutouts: { tonight: shutout ? 1 : 0, after: shutouts } },
  }));
}

/** Returns an item for each league with a different leader than in the last such item. */
async function leaderNews(tx: Transaction, { season, day }: SeasonDay, nameOf: Names): Promise<NewsEntry[]> {
  if (day < LEADERS_FROM_DAY) return [];
  const rows = await tx
    .select({
      leagueId: competitions.leagueId,
      league: leagues.name,
      teamId: standings.teamId,
      points: standings.points,
      decidedBy: standings.decidedBy,
    })
    .from(standings)
    .innerJoin(competitions, eq(competitions.id, standings.competitionId))
    .innerJoin(leagues, eq(leagues.id, competitions.leagueId))
    .where(isOfLeagues(season))
    .orderBy(asc(standings.place), asc(standings.teamId));
  const written = await tx
    .select({ leagueId: news.leagueId, clubId: news.clubId })
    .from(news)
    .where(and(eq(news.kind, 'league-leader'), eq(news.season, season)))
    .orderBy(desc(news.id));
  return [...Map.groupBy(rows, ({ leagueId }) => leagueId)].flatMap(([leagueId, table]): NewsEntry[] => {
    const leader = leaderOf(table);
    const team = leader && nameOf.get(leader.teamId);
    const [first] = table;
    if (!leader || !team || !first) return [];
    if (written.find((one) => one.leagueId === leagueId)?.clubId === team.clubId) return [];
    const params = { ...leader, team: team.name, league: first.league };
    return [{ season, day, kind: 'league-leader', clubId: team.clubId, leagueId, params }];
  });
}
