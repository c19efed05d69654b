/** The changing part of players, loaded and saved in bulk. */
import { and, asc, getTableColumns, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { PlayerLife } from '#domains/player/rules/life.ts';
import { players } from '#domains/player/tables.ts';
import { updateRows } from '#server/database/bulk.ts';
import type { Database, Transaction } from '#server/database/client.ts';

const columns = getTableColumns(players);

const lifeColumns = {
  id: columns.id,
  teamId: columns.teamId,
  birthSeason: columns.birthSeason,
  positions: columns.positions,
  hand: columns.hand,
  skills: columns.skills,
  ceilings: columns.ceilings,
  progress: columns.progress,
  declining: columns.declining,
  peakAge: columns.peakAge,
  growthRate: columns.growthRate,
  specialSkills: columns.specialSkills,
  xp: columns.xp,
  xpProgress: columns.xpProgress,
  form: columns.form,
  energy: columns.energy,
  morale: columns.morale,
  trainingOn: columns.trainingOn,
  injuryPart: columns.injuryPart,
  injurySeverity: columns.injurySeverity,
  injuredUntil: columns.injuredUntil,
};

/** Players by team, each list in the order of ids. */
export async function livesOfTeams(
  db: Database | Transaction,
  teamIds: readonly number[],
): Promise<Map<number, PlayerLife[]>> {
  const rows = await db
    .select(lifeColumns)
    .from(players)
    .where(inArray(players.teamId, [...teamIds]))
    .orderBy(asc(players.id));
  return byTeam(rows);
}

/** Certain players, by id. */
export async function livesOf(db: Database | Transaction, playerIds: readonly number[]): Promise<PlayerLife[]> {
  if (playerIds.length === 0) return [];
  return db
    .select(lifeColumns)
    .from(players)
    .where(inArray(players.id, [...playerIds]))
    .orderBy(asc(players.id));
}

/** Everybody who plays for a team, in the order of ids. */
export async function livesOfAllTeams(db: Database | Transaction): Promise<PlayerLife[]> {
  return db.select(lifeColumns).from(players).where(isNotNull(players.teamId)).orderBy(asc(players.id));
}

/** Everybody who could play but has no team, in the order of ids. */
export async function livesOfFreeAgents(db: Database | Transaction): Promise<PlayerLife[]> {
  return db
    .select(lifeColumns)
    .from(players)
    .where(and(isNull(players.retiredAt), isNull(players.teamId)))
    .orderBy(asc(players.id));
}

/** Saves the given columns of players; every entry must have the same ones. */
export async function saveLives(
  db: Database | Transaction,
  changes: readonly (Partial<PlayerLife> & { id: number })[],
): Promise<void> {
  await updateRows(db, players, 'id', changes);
}

export function byTeam(lives: readonly PlayerLife[]): Map<number, PlayerLife[]> {
  const grouped = new Map<number, PlayerLife[]>();
  for (const life of lives) {
    if (life.teamId === null) continue;
    const squad = grouped.get(life.teamId);
    if (squad) squad.push(life);
    else grouped.set(life.teamId, [life]);
  }
  return grouped;
}
