/** The changing part of players, loaded and saved in bulk. */
import { sql } from 'drizzle-orm';
import type { Condition, PlayerLife, RosterLife } from '#domains/player/rules/life.ts';
import { players } from '#domains/player/tables.ts';
import { oneOf, readRows, updateRows } from '#platform/database/bulk.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

const CONDITION_COLUMNS = [
  'id',
  'xp',
  'xpProgress',
  'form',
  'energy',
  'morale',
  'injuryPart',
  'injurySeverity',
  'injuredUntil',
] as const;
const ROSTER_COLUMNS = [
  ...CONDITION_COLUMNS,
  'teamId',
  'birthSeason',
  'positions',
  'hand',
  'skills',
  'specialSkills',
] as const;
const LIFE_COLUMNS = [
  ...ROSTER_COLUMNS,
  'ceilings',
  'progress',
  'declining',
  'peakAge',
  'growthRate',
  'trainingOn',
] as const;

/** Players by team, each list in the order of ids. */
export async function livesOfTeams(
  db: Database | Transaction,
  teamIds: readonly number[],
): Promise<Map<number, PlayerLife[]>> {
  return byTeam(await readRows(db, players, LIFE_COLUMNS, inTeams(teamIds)));
}

/** What a lineup and a game depend on, and what a game changes, of everybody in these teams, by team, each list in the order of ids. */
export async function rostersOfTeams(
  db: Database | Transaction,
  teamIds: readonly number[],
): Promise<Map<number, (RosterLife & Condition)[]>> {
  return byTeam(await readRows(db, players, ROSTER_COLUMNS, inTeams(teamIds)));
}

/** The condition of certain players, by id. */
export async function conditionsOf(
  db: Database | Transaction,
  playerIds: readonly number[],
): Promise<Map<number, Condition>> {
  const rows = await readRows(db, players, CONDITION_COLUMNS, sql`where id = any(${sql.param([...playerIds])}::int[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The condition of everybody in these teams, by id. */
export async function conditionsOfTeams(
  db: Database | Transaction,
  teamIds: readonly number[],
): Promise<Map<number, Condition>> {
  const rows = await readRows(db, players, CONDITION_COLUMNS, sql`where ${oneOf(players.teamId, teamIds)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Everybody who plays for a team, in the order of ids. */
export async function livesOfAllTeams(db: Database | Transaction): Promise<PlayerLife[]> {
  return readRows(db, players, LIFE_COLUMNS, sql`where team_id is not null order by id`);
}

/** Everybody who could play but has no team, in the order of ids. */
export async function livesOfFreeAgents(db: Database | Transaction): Promise<PlayerLife[]> {
  return readRows(db, players, LIFE_COLUMNS, sql`where retired_at is null and team_id is null order by id`);
}

function inTeams(teamIds: readonly number[]) {
  return sql`where team_id = any(${sql.param([...teamIds])}::int[]) order by id`;
}

/** Saves the given columns of players; every entry must have the same ones. */
export async function saveLives(
  db: Database | Transaction,
  changes: readonly (Partial<PlayerLife> & { id: number })[],
): Promise<void> {
  await updateRows(db, players, 'id', changes);
}

export function byTeam<T extends { teamId: number | null }>(lives: readonly T[]): Map<number, T[]> {
  const grouped = new Map<number, T[]>();
  for (const life of lives) {
    if (life.teamId === null) continue;
    const squad = grouped.get(life.teamId);
    if (squad) squad.push(life);
    else grouped.set(life.teamId, [life]);
  }
  return grouped;
}
