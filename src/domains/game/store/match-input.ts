/** Loads games in bulk as the engine needs them: both squads, their lines made legal, the seed. */
import { and, eq } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { suspendedAmong } from '#domains/discipline/store/suspensions.ts';
import { awaySquad, matchInputOf, matchTeamOf, repairsToTell, type Squad } from '#domains/game/rules/match-day.ts';
import type { Stage } from '#domains/game/rules/pace.ts';
import type { KnownPlayers } from '#domains/game/store/record.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { type Board, completeTactics } from '#domains/lineups/rules/board.ts';
import { partnershipsOf } from '#domains/lineups/store/partnerships.ts';
import { awayTemplates } from '#domains/lineups/store.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { type DayOfRoster, rosterPlayerOf } from '#domains/player/rules/life.ts';
import { rostersOfTeams } from '#domains/player/store/lives.ts';
import { playoffSeries } from '#domains/season/tables.ts';
import type { LineupRepair } from '#engine/lineup/repair.ts';
import type { MatchInput } from '#engine/match/types.ts';
import type { Level } from '#engine/player/skills.ts';
import { oneOf } from '#server/database/bulk.ts';
import type { Database, Transaction } from '#server/database/client.ts';
import { PHASE_STARTS } from '#world/calendar.ts';
import { dateOf } from '#world/today.ts';

/** What had to be changed in the lineup that a manager had saved for his team, as far as he is told. */
interface TeamRepairs {
  teamId: number;
  repairs: readonly LineupRepair[];
}

export interface LoadedGame {
  gameId: number;
  leagueId: number;
  stage: Stage;
  input: MatchInput;
  /** Of the teams of managers; none for a lineup that is played as it was saved. */
  repaired: readonly TeamRepairs[];
}

/** Games about to be played. */
export interface MatchInputs {
  /** In their order. */
  gameIds: number[];
  /** Makes the inputs in the same order, each when it is asked for: one can be played while the next is being made. */
  inputs(): Iterable<LoadedGame>;
  /** The teams and their players, for who books the games. */
  known: KnownPlayers;
}

/** Those of `openMatchInputs`, all at once. */
export async function loadMatchInputs(...args: Parameters<typeof openMatchInputs>): Promise<LoadedGame[]> {
  return [...(await openMatchInputs(...args)).inputs()];
}

/**
 * What the engine is to be given for these games, in the order of their ids; those that are not scheduled any more are
 * left out. Nine queries, however many games.
 *
 * @param options isLive: they are played period by period, with benches that may change their lines.
 */
export async function openMatchInputs(
  tx: Database | Transaction,
  gameIds: readonly number[],
  today: { season: number; absoluteDay: number },
  { isLive = false } = {},
): Promise<MatchInputs> {
  const due = await fixturesOf(tx, gameIds);
  const { squads, known } = await loadTeams(
    tx,
    due.flatMap((row) => [row.homeTeamId, row.awayTeamId]),
    today,
  );
  const squadsById = new Map(squads.map((squad) => [squad.teamId, { ...squad, isLive }]));
  const forAway = await awayTemplates(
    tx,
    due.map((row) => row.awayTeamId),
  );
  const inputOf = (row: (typeof due)[number]): LoadedGame => {
    const home = squadsById.get(row.homeTeamId);
    const away = squadsById.get(row.awayTeamId);
    if (!home || !away) throw new Error(`game ${row.id} has a team that does not exist`);
    const hosts = matchTeamOf(home);
    const visitors = matchTeamOf(awaySquad(away, forAway.get(away.teamId)));
    const input = matchInputOf(row, hosts.team, visitors.team);
    const repaired = [
      { teamId: home.teamId, repairs: repairsToTell(hosts.repairs) },
      { teamId: away.teamId, repairs: repairsToTell(visitors.repairs) },
    ].filter(({ repairs }) => repairs.length > 0);
    return { gameId: row.id, leagueId: row.leagueId, stage: row.stage, input, repaired };
  };
  return {
    gameIds: due.map((row) => row.id),
    *inputs() {
      for (const row of due) yield inputOf(row);
    },
    known,
  };
}

async function fixturesOf(tx: Database | Transaction, gameIds: readonly number[]) {
  return tx
    .select({
      id: games.id,
      leagueId: games.leagueId,
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

/** Squads of the given teams, in the order of their ids. Five queries. */
export async function loadSquads(
  tx: Database | Transaction,
  teamIds: readonly number[],
  today: { season: number; absoluteDay: number },
): Promise<Squad[]> {
  return (await loadTeams(tx, teamIds, today)).squads;
}

async function loadTeams(
  tx: Database | Transaction,
  teamIds: readonly number[],
  today: { season: number; absoluteDay: number },
): Promise<{ squads: Squad[]; known: KnownPlayers }> {
  const ids = [...new Set(teamIds)];
  const rows = await tx
    .select({ id: teams.id, clubId: teams.clubId, level: teams.level, ownerUserId: clubs.ownerUserId })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(oneOf(teams.id, ids))
    .orderBy(teams.id);
  const stored = await tx.select().from(lineups).where(oneOf(lineups.teamId, ids));
  const lives = await rostersOfTeams(tx, ids);
  const partnerships = await partnershipsOf(tx, ids);
  const suspended = await suspendedAmong(tx, { teamIds: ids });
  const storedByTeam = new Map(stored.map((row) => [row.teamId, row]));
  const squads = rows.map((row) => ({
    ...squadOf(row, lives.get(row.id) ?? [], storedByTeam.get(row.id), { ...today, suspended }),
    partnerships: partnerships.get(row.id) ?? [],
  }));
  const known: KnownPlayers = {
    conditions: new Map([...lives.values()].flatMap((squad) => squad.map((life) => [life.id, life]))),
    acquaintances: {
      byTeam: new Map(rows.map(({ id, clubId }) => [id, { clubId, partnerships: partnerships.get(id) ?? [] }])),
      clubOf: new Map(rows.flatMap(({ id, clubId }) => (lives.get(id) ?? []).map((life) => [life.id, clubId]))),
    },
  };
  return { squads, known };
}

function squadOf(
  team: { id: number; level: Level; ownerUserId: number | null },
  lives: readonly Parameters<typeof rosterPlayerOf>[0][],
  stored: (Board & { savedBy: 'manager' | 'assistant' }) | undefined,
  today: DayOfRoster,
): Squad {
  return {
    teamId: team.id,
    level: team.level,
    isManaged: team.ownerUserId !== null && stored?.savedBy === 'manager',
    isDecisive: dateOf(today.absoluteDay).day >= PHASE_STARTS.playoffs,
    players: lives.map((life) => rosterPlayerOf(life, today)),
    lineup: stored?.lineup ?? null,
    tactics: stored ? completeTactics(stored.tactics) : null,
    orders: stored?.orders ?? [],
  };
}
