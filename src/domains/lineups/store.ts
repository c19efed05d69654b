/** Lineups as they are stored: the one that counts, with its version, and the manager's own collection. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { MOST_SAVED_LINEUPS } from '#domains/lineups/rules/saving.ts';
import { lineups, savedLineups } from '#domains/lineups/tables.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { BALANCED_TACTICS, type Lineup, type Tactics } from '#engine/lineup/lineup.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Database, Transaction } from '#server/database/client.ts';

export interface StoredLineup {
  lineup: Lineup;
  tactics: Tactics;
  /** 0: never saved, so what stands here is the assistant's proposal. */
  version: number;
  savedBy: 'manager' | 'assistant';
  updatedAt: Date;
}

/**
 * The team's lineup; for a team without one the assistant's proposal as version 0 (reads never write). A lineup that the
 * assistant keeps is shown as he would mend it today, because that is what will take the ice.
 * @param roster the team's players, for the proposal.
 */
export async function findLineup(
  db: Database | Transaction,
  team: { id: number; level: Level },
  roster: readonly RosterPlayer[],
  now: Date,
): Promise<StoredLineup> {
  const [row] = await db.select().from(lineups).where(eq(lineups.teamId, team.id));
  if (row?.savedBy === 'manager') return row;
  if (row) return { ...row, lineup: autoFill(roster, row.lineup, { level: team.level }) };
  return {
    lineup: autoFill(roster, null, { level: team.level }),
    tactics: BALANCED_TACTICS,
    version: 0,
    savedBy: 'assistant',
    updatedAt: now,
  };
}

/** The lineups that managers have saved, by team; those that the assistant keeps are missing. */
export async function managersLineups(
  db: Database | Transaction,
  teamIds: readonly number[],
): Promise<Map<number, { lineup: Lineup; tactics: Tactics }>> {
  const rows = await db
    .select({ teamId: lineups.teamId, lineup: lineups.lineup, tactics: lineups.tactics })
    .from(lineups)
    .where(and(inArray(lineups.teamId, [...teamIds]), eq(lineups.savedBy, 'manager')));
  return new Map(rows.map(({ teamId, ...bench }) => [teamId, bench]));
}

export interface LineupChange {
  teamId: number;
  /** The version that the manager has edited. */
  version: number;
  lineup: Lineup;
  tactics: Tactics;
  now: Date;
}

/**
 * Saves if nobody has saved since `version`: of two who have edited the same version exactly one succeeds.
 * @returns whether it was saved.
 */
export async function saveLineup(db: Database | Transaction, change: LineupChange): Promise<boolean> {
  const { teamId, version, lineup, tactics, now } = change;
  const values = { lineup, tactics, savedBy: 'manager' as const, updatedAt: now };
  if (version === 0) {
    const made = await db
      .insert(lineups)
      .values({ teamId, ...values })
      .onConflictDoNothing()
      .returning({ teamId: lineups.teamId });
    return made.length === 1;
  }
  const saved = await db
    .update(lineups)
    .set({ ...values, version: sql`${lineups.version} + 1` })
    .where(and(eq(lineups.teamId, teamId), eq(lineups.version, version)))
    .returning({ teamId: lineups.teamId });
  return saved.length === 1;
}

export interface SavedLineup {
  id: number;
  name: string;
  lineup: Lineup;
  tactics: Tactics;
  createdAt: Date;
}

/** The manager's collection, by name. */
export async function listSavedLineups(db: Database | Transaction, teamId: number): Promise<SavedLineup[]> {
  return db
    .select({
      id: savedLineups.id,
      name: savedLineups.name,
      lineup: savedLineups.lineup,
      tactics: savedLineups.tactics,
      createdAt: savedLineups.createdAt,
    })
    .from(savedLineups)
    .where(eq(savedLineups.teamId, teamId))
    .orderBy(asc(savedLineups.name));
}

/**
 * Stores a lineup by name; one of the same name is replaced.
 * @returns its id, or null when the team has as many as it may.
 */
export async function storeSavedLineup(
  db: Database,
  saved: { teamId: number; name: string; lineup: Lineup; tactics: Tactics; now: Date },
): Promise<number | null> {
  const { teamId, name, lineup, tactics, now } = saved;
  return db.transaction(async (tx) => {
    // Two at once would both find room for one more; the lock lets the second one count again.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved-lineups'), ${teamId})`);
    const names = await tx
      .select({ name: savedLineups.name })
      .from(savedLineups)
      .where(eq(savedLineups.teamId, teamId));
    const isNew = !names.some((row) => row.name === name);
    if (isNew && names.length >= MOST_SAVED_LINEUPS) return null;
    const [row] = await tx
      .insert(savedLineups)
      .values({ teamId, name, lineup, tactics, createdAt: now })
      .onConflictDoUpdate({
        target: [savedLineups.teamId, savedLineups.name],
        set: { lineup, tactics, createdAt: now },
      })
      .returning({ id: savedLineups.id });
    return row?.id ?? null;
  });
}

/** @returns whether there was one of that id in the team's collection. */
export async function discardSavedLineup(
  db: Database | Transaction,
  teamId: number,
  savedId: number,
): Promise<boolean> {
  const gone = await db
    .delete(savedLineups)
    .where(and(eq(savedLineups.id, savedId), eq(savedLineups.teamId, teamId)))
    .returning({ id: savedLineups.id });
  return gone.length === 1;
}

/**
 * The manager of these teams is gone: the assistant keeps the lines from now on, and the stored lineups, which were his
 * predecessor's secrets, are thrown away.
 */
export async function handToAssistant(tx: Database | Transaction, teamIds: readonly number[]): Promise<void> {
  if (teamIds.length === 0) return;
  await tx
    .update(lineups)
    .set({ savedBy: 'assistant' })
    .where(inArray(lineups.teamId, [...teamIds]));
  await tx.delete(savedLineups).where(inArray(savedLineups.teamId, [...teamIds]));
}
