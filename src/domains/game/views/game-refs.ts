/** Games as lists show them: fixture, result, or, while live, the score as far as it has been revealed. */

import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyTeamRefOf, colorsOf } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { gameTypeOf, overtimeOf, typeOf } from '#domains/competition/rules.ts';
import { sharedRules } from '#domains/competition/store/game-rules.ts';
import { competitions, pairings } from '#domains/competition/tables.ts';
import { clockAt, revealedEvents, scoreOf } from '#domains/game/rules/reveal.ts';
import { isListed } from '#domains/game/store/fixtures.ts';
import { loadPeriods, playedPeriods, type StoredPeriod } from '#domains/game/store/periods.ts';
import { games } from '#domains/game/tables.ts';
import type { GameRef } from '#domains/shapes.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, GameId, LeagueId, TeamId } from '#engine/ids.ts';
import type { OvertimeRule } from '#engine/match/input.ts';
import { faceoffTime } from '#platform/clock/clock-face.ts';
import { goesOnAt, knowsFaceoff } from '#platform/clock/pace.ts';
import { findWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

const homeTeams = alias(teams, 'home_teams');
const homeClubs = alias(clubs, 'home_clubs');
const awayTeams = alias(teams, 'away_teams');
const awayClubs = alias(clubs, 'away_clubs');

/** Which games, in terms of the tables `games` and `competitions`. */
export interface WhichGames {
  where?: SQL | undefined;
  /** By day, slot and id if absent. */
  orderBy?: SQL[];
  limit?: number;
}

/**
 * References of games, in the order asked for.
 *
 *     const next = await gameRefs(db, { where: and(eq(games.status, 'scheduled'), isOfTeam(teamId)), limit: 5 }, now);
 *
 * Two queries, and up to two more when some of them are live.
 */
export async function gameRefs(db: Database | Transaction, which: WhichGames, now: Date): Promise<GameRef[]> {
  return (await gamesWithPeriods(db, which, now)).map(({ game }) => game);
}

/** Returns the same with the periods of live games, which hold what has not been revealed. */
export async function gamesWithPeriods(
  db: Database | Transaction,
  which: WhichGames,
  now: Date,
): Promise<{ game: GameRef; periods: readonly StoredPeriod[] }[]> {
  const today = await findWorld(db);
  const clock = today && { ...today, season: today.seasonNumber };
  const query = db
    .select({
      id: games.id,
      season: games.season,
      day: games.day,
      slot: games.slot,
      leagueId: competitions.leagueId,
      kind: competitions.kind,
      rules: sharedRules,
      round: games.round,
      pairingId: games.pairingId,
      status: games.status,
      faceoffAt: games.faceoffAt,
      homeScore: games.homeScore,
      awayScore: games.awayScore,
      endedIn: games.endedIn,
      home: teamColumns(homeTeams, homeClubs),
      away: teamColumns(awayTeams, awayClubs),
    })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .leftJoin(pairings, eq(pairings.id, games.pairingId))
    .innerJoin(homeTeams, eq(homeTeams.id, games.homeTeamId))
    .leftJoin(homeClubs, eq(homeClubs.id, homeTeams.clubId))
    .innerJoin(awayTeams, eq(awayTeams.id, games.awayTeamId))
    .leftJoin(awayClubs, eq(awayClubs.id, awayTeams.clubId))
    .where(which.where)
    .orderBy(...(which.orderBy ?? [asc(games.season), asc(games.day), asc(games.slot), asc(games.id)]))
    .$dynamic();
  const rows = await (which.limit === undefined ? query : query.limit(which.limit));
  const live = rows.filter((row) => row.status === 'live').map((row) => row.id);
  const periods = await loadPeriods(db, live);
  return rows.map(({ kind, rules, home, away, ...row }) => {
    const overtime = overtimeOf(rules);
    const isFinal = row.status === 'final';
    const planned = clock && row.status === 'scheduled' ? plannedFaceoff(clock, row, now) : null;
    const played = periods.get(row.id) ?? [];
    const game: GameRef = {
      ...row,
      home: anyTeamRefOf(home),
      away: anyTeamRefOf(away),
      type: gameTypeOf(kind, row.day),
      overtime,
      faceoffAt: (row.faceoffAt ?? planned)?.toISOString() ?? null,
      // A result is written only with the final horn; checking the status as well makes sure.
      homeScore: isFinal ? row.homeScore : null,
      awayScore: isFinal ? row.awayScore : null,
      endedIn: isFinal ? row.endedIn : null,
      live: row.status === 'live' ? liveScore(played, overtime, now) : null,
    };
    return { game, periods: played };
  });
}

/** Returns references by id; games that do not exist are missing. */
export async function gameRefsById(
  db: Database | Transaction,
  gameIds: Iterable<number>,
  now: Date,
): Promise<Map<number, GameRef>> {
  const ids = [...new Set(gameIds)];
  if (ids.length === 0) return new Map();
  const refs = await gameRefs(db, { where: inArray(games.id, ids) }, now);
  return new Map(refs.map((ref) => [ref.id, ref]));
}

/** The part of a game that decides whether a user may look at it. */
export type GameDoor = Pick<GameRef, 'status' | 'type'> & { home: { id: number }; away: { id: number } };

/** Returns the door of a game, or null when the id is unknown. */
export async function findGameDoor(db: Database | Transaction, gameId: GameId): Promise<GameDoor | null> {
  const { status, homeTeamId, awayTeamId } = games;
  const [row] = await db
    .select({ status, kind: competitions.kind, homeTeamId, awayTeamId })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .where(eq(games.id, gameId));
  if (!row) return null;
  return {
    status: row.status,
    type: typeOf(row.kind),
    home: { id: row.homeTeamId },
    away: { id: row.awayTeamId },
  };
}

/** Returns the live game of a team, and the next one that has not begun. */
export async function gamesBeforeTeam(
  db: Database | Transaction,
  teamId: TeamId,
  now: Date,
): Promise<{ liveGame: GameRef | null; nextGame: GameRef | null }> {
  const ids = sql.join([gamesOfTeam(teamId, 'live', 1), gamesOfTeam(teamId, 'scheduled', 1)], sql` union all `);
  const refs = await gameRefs(db, { where: sql`${games.id} in (${ids})` }, now);
  return {
    liveGame: refs.find((game) => game.status === 'live') ?? null,
    nextGame: refs.find((game) => game.status === 'scheduled') ?? null,
  };
}

/** Returns the last game of a team that has begun, live or over; null: none. */
export async function lastGameOf(db: Database | Transaction, teamId: TeamId, now: Date): Promise<GameRef | null> {
  const ids = sql.join([gamesOfTeam(teamId, 'live', 1), gamesOfTeam(teamId, 'final', 1)], sql` union all `);
  const refs = await gameRefs(db, { where: sql`${games.id} in (${ids})` }, now);
  return refs.at(-1) ?? null;
}

/** Returns a query for the ids of the team's games of a status nearest to the present, to be joined with `union all`. */
export function gamesOfTeam(teamId: TeamId, status: 'live' | 'final' | 'scheduled', limit: number): SQL {
  const { id, season, day, slot } = games;
  const order = [season, day, slot, id].map((column) => (status === 'final' ? desc(column) : asc(column)));
  return sql`(select ${id} from ${games} where ${isOfTeam(teamId)} and ${games.status} = ${status}
    order by ${sql.join(order, sql`, `)} limit ${limit})`;
}

/** Returns the games of a day: of one league or of all PRO leagues, and only those of the clubs, if any are named. */
export async function scoresOfDay(
  db: Database | Transaction,
  {
    season,
    day,
    leagueId,
    clubIds,
  }: { season: number; day: number; leagueId: LeagueId | null; clubIds: readonly ClubId[] | null },
  now: Date,
): Promise<GameRef[]> {
  const inLeague =
    leagueId === null
      ? and(eq(competitions.level, 'PRO'), isNotNull(competitions.leagueId))
      : eq(competitions.leagueId, leagueId);
  const ofClubs = clubIds && or(inArray(homeTeams.clubId, [...clubIds]), inArray(awayTeams.clubId, [...clubIds]));
  return gameRefs(
    db,
    { where: and(eq(games.season, season), eq(games.day, day), inLeague, ofClubs ?? undefined) },
    now,
  );
}

/**
 * Returns the games of a game's competition on its day, itself among them. None for a scrimmage: it is closed, and so
 * are those that others play.
 */
export async function gamesBeside(db: Database | Transaction, gameId: GameId, now: Date): Promise<GameRef[]> {
  const beside = alias(games, 'beside');
  const of = db
    .select({ competitionId: beside.competitionId, season: beside.season, day: beside.day })
    .from(beside)
    .where(eq(beside.id, gameId));
  return gameRefs(
    db,
    { where: sql`(${games.competitionId}, ${games.season}, ${games.day}) in ${of} and ${isListed()}` },
    now,
  );
}

/** Returns the condition that a team plays in the game, at home or away. Scrimmages are left out. */
export function isOfTeam(teamId: TeamId): SQL {
  return sql`((${games.homeTeamId} = ${teamId} or ${games.awayTeamId} = ${teamId}) and ${isListed()})`;
}

/** Returns when the puck is to drop; null when no clock determines it, and for a past day on which the game was not played. */
function plannedFaceoff(
  clock: WorldRow & { season: number },
  { season, day, slot }: { season: number; day: number; slot: number | null },
  now: Date,
): Date | null {
  if (slot === null) return null;
  const daysAhead = absoluteDayOf({ season, day }) - absoluteDayOf(clock);
  // The column holds 1 to 4 (tables.ts).
  return daysAhead < 0 || !knowsFaceoff(clock, daysAhead)
    ? null
    : faceoffTime(clock, slot as 1 | 2 | 3 | 4, daysAhead, goesOnAt(clock, now));
}

function teamColumns(team: typeof homeTeams | typeof awayTeams, club: typeof homeClubs | typeof awayClubs) {
  return {
    id: team.id,
    clubId: team.clubId,
    level: team.level,
    leagueId: team.leagueId,
    nationId: team.nationId,
    city: team.city,
    nickname: team.nickname,
    abbr: team.abbr,
    colors: colorsOf(club.colors, team.colors),
  };
}

function liveScore(periods: readonly StoredPeriod[], overtime: OvertimeRule, now: Date): GameRef['live'] {
  const played = playedPeriods(periods);
  const clock = clockAt(played, now.getTime(), overtime);
  if (!clock) return { period: 1, second: 0, inIntermission: false, homeScore: 0, awayScore: 0 };
  const score = scoreOf(revealedEvents(played, now.getTime()).map(({ event }) => event));
  return {
    period: clock.period,
    second: clock.second,
    inIntermission: clock.inIntermission,
    homeScore: score.home,
    awayScore: score.away,
  };
}
