/** Loads games in bulk as they are about to be played: both squads, what their managers want, the seed. */

import { and, eq } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { suspendedAmong } from '#domains/discipline/store/suspensions.ts';
import { awaySquad, type Evening, faceoffOf, type Squad, type TeamRepairs } from '#domains/game/rules/match-day.ts';
import type { KnownPlayers } from '#domains/game/store/record.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { type Board, completeTactics } from '#domains/lineups/rules/board.ts';
import { awayTemplates } from '#domains/lineups/store.ts';
import { lineups, teamPartnerships } from '#domains/lineups/tables.ts';
import { type DayOfRoster, rosterPlayerOf } from '#domains/player/rules/life.ts';
import { rostersOfTeams } from '#domains/player/store/lives.ts';
import { missingPositions } from '#domains/roster/rules/fill-ins.ts';
import { callFillIns } from '#domains/roster/store/fill-ins.ts';
import { playoffSeries } from '#domains/season/tables.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { MatchInput } from '#engine/match/input.ts';
import type { Side } from '#engine/match/sides.ts';
import type { Level } from '#engine/player/skills.ts';
import { readWorld } from '#platform/clock/state.ts';
import { dateOf, readToday } from '#platform/clock/today.ts';
import { oneOf } from '#platform/database/bulk.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

/** A game that begins, as the engine is given it. */
interface LoadedGame {
  gameId: number;
  input: MatchInput;
  /** Which save of a manager's lineup each team plays, 0 for the assistant's. */
  lineupVersions: Record<Side, number>;
  /** Of the teams of managers; none for a lineup that is played as it was saved. */
  repaired: readonly TeamRepairs[];
}

/** The day that squads are asked for. */
export interface Today {
  season: number;
  absoluteDay: number;
  /** The secret of the world, where it is at hand; else it is read. */
  worldSeed?: number;
}

/** Games about to be played, the lines of their teams not chosen yet: whoever plays them does that. */
export interface Evenings {
  /** In the order of their ids. */
  games: { gameId: number; evening: Evening }[];
  /** The teams and their players, for who books the games. */
  known: KnownPlayers;
}

/** The same as `openEvenings`, with the lines chosen: what the engine is to be given for these games. */
export async function loadMatchInputs(...args: Parameters<typeof openEvenings>): Promise<LoadedGame[]> {
  const { games } = await openEvenings(...args);
  return games.map(({ gameId, evening }) => {
    const { home, away } = evening;
    const lineupVersions = { home: home.lineupVersion ?? 0, away: away.lineupVersion ?? 0 };
    return { gameId, lineupVersions, ...faceoffOf(evening) };
  });
}

/**
 * Everything that these games depend on, in the order of their ids; those that are not scheduled any more are left out.
 * Every one of them can be played: see `loadComplete`. At most six queries, however many games.
 *
 * @param options isLive: they are played period by period, with benches that may change their lines.
 */
export async function openEvenings(
  tx: Database | Transaction,
  gameIds: readonly number[],
  today: Today,
  { isLive = false } = {},
): Promise<Evenings> {
  const due = await fixturesOf(tx, gameIds);
  const { squads, known } = await loadComplete(
    tx,
    due.flatMap((row) => [row.homeTeamId, row.awayTeamId]),
    today,
  );
  const squadsById = new Map(squads.map((squad) => [squad.teamId, { ...squad, isLive }]));
  const forAway = await awayTemplates(
    tx,
    due.map((row) => row.awayTeamId),
  );
  return {
    games: due.map(({ homeTeamId, awayTeamId, ...fixture }) => {
      const home = squadsById.get(homeTeamId);
      const away = squadsById.get(awayTeamId);
      if (!home || !away) throw new Error(`game ${fixture.id} has a team that does not exist`);
      return { gameId: fixture.id, evening: { fixture, home, away: awaySquad(away, forAway.get(awayTeamId)) } };
    }),
    known,
  };
}

async function fixturesOf(tx: Database | Transaction, gameIds: readonly number[]) {
  return tx
    .select({
      id: games.id,
      stage: games.stage,
      seed: games.seed,
      homeTeamId: games.homeTeamId,
      awayTeamId: games.awayTeamId,
      playoffRound: playoffSeries.round,
      profile: leagues.skillProfile,
    })
    .from(games)
    .innerJoin(leagues, eq(leagues.id, games.leagueId))
    .leftJoin(playoffSeries, eq(playoffSeries.id, games.seriesId))
    .where(and(oneOf(games.id, gameIds), eq(games.status, 'scheduled')))
    .orderBy(games.id);
}

/** Squads of the given teams, in the order of their ids. Four queries at most. */
export async function loadSquads(
  tx: Database | Transaction,
  teamIds: readonly number[],
  today: Today,
): Promise<Squad[]> {
  return (await loadTeams(tx, teamIds, today)).squads;
}

/** The teams, each with enough to dress: where recalls have not sufficed, or somebody has left since, men of the town come. */
async function loadComplete(...[tx, teamIds, today]: Parameters<typeof loadTeams>): ReturnType<typeof loadTeams> {
  const loaded = await loadTeams(tx, teamIds, today, { isForTonight: true });
  const short = loaded.squads
    .map(({ teamId, players }) => ({ teamId, positions: missingPositions(players) }))
    .filter(({ positions }) => positions.length > 0);
  if (short.length === 0) return loaded;
  await tx.transaction(async (within) => callFillIns(pgRows(within), short, await readToday(within)));
  return loadTeams(tx, teamIds, today, { isForTonight: true });
}

/** @param options isForTonight: what assistants have written down for yesterday counts for nothing, and is not read. */
async function loadTeams(
  tx: Database | Transaction,
  teamIds: readonly number[],
  today: Today,
  { isForTonight = false } = {},
): Promise<{ squads: Squad[]; known: KnownPlayers }> {
  const ids = [...new Set(teamIds)];
  const { lineup, tactics, orders, savedBy, version } = lineups;
  const rows = await tx
    .select({
      ...{ id: teams.id, clubId: teams.clubId, level: teams.level, ownerUserId: clubs.ownerUserId },
      stored: { lineup, tactics, orders, savedBy, version },
      partnerships: teamPartnerships.partnerships,
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .leftJoin(lineups, and(eq(lineups.teamId, teams.id), isForTonight ? eq(savedBy, 'manager') : undefined))
    .leftJoin(teamPartnerships, eq(teamPartnerships.teamId, teams.id))
    .where(oneOf(teams.id, ids))
    .orderBy(teams.id);
  const lives = await rostersOfTeams(pgReader(tx), ids);
  const suspended = await suspendedAmong(pgReader(tx), { teamIds: ids });
  const worldSeed = today.worldSeed ?? (await readWorld(tx)).seed;
  const squads = rows.map((row) => ({
    ...squadOf(row, lives.get(row.id) ?? [], row.stored, { ...today, suspended, worldSeed }),
    partnerships: row.partnerships ?? [],
  }));
  const known: KnownPlayers = {
    conditions: new Map([...lives.values()].flatMap((squad) => squad.map((life) => [life.id, life]))),
    acquaintances: {
      byTeam: new Map(rows.map(({ id, clubId, partnerships }) => [id, { clubId, partnerships: partnerships ?? [] }])),
      clubOf: new Map(rows.flatMap(({ id, clubId }) => (lives.get(id) ?? []).map((life) => [life.id, clubId]))),
    },
  };
  return { squads, known };
}

function squadOf(
  team: { id: number; level: Level; ownerUserId: number | null },
  lives: readonly Parameters<typeof rosterPlayerOf>[0][],
  stored: (Board & { savedBy: 'manager' | 'assistant'; version: number }) | null,
  today: DayOfRoster & { worldSeed: number },
): Squad {
  return {
    teamId: team.id,
    season: today.season,
    worldSeed: today.worldSeed,
    level: team.level,
    isManaged: team.ownerUserId !== null && stored?.savedBy === 'manager',
    isDecisive: dateOf(today.absoluteDay).day >= PHASE_STARTS.playoffs,
    players: lives.map((life) => rosterPlayerOf(life, today)),
    lineup: stored?.lineup ?? null,
    lineupVersion: stored?.savedBy === 'manager' ? stored.version : 0,
    // An assistant plays his house style, with the men of tonight.
    tactics: stored?.savedBy === 'manager' ? completeTactics(stored.tactics) : null,
    orders: stored?.orders ?? [],
  };
}
