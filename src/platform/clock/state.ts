/** The row of the world, what follows from it alone, and the steps that the world has taken. */
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { fact } from '#platform/calls/facts.ts';
import { dayEndsAt } from '#platform/clock/clock-face.ts';
import { WORLD_LOCK } from '#platform/clock/lock.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { goesOnAt, isDriven, type StepFailure } from '#platform/clock/pace.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type WorldRow = typeof world.$inferSelect;

/** Returns the row of the world; null: there is no world yet. */
export async function findWorld(db: Database | Transaction): Promise<WorldRow | null> {
  return fact(db, {
    key: 'world',
    topics: [],
    async read() {
      const [row] = await db.select().from(world);
      return row ?? null;
    },
  });
}

/** Returns the row of the world. Throws when there is none yet: the server never serves before there is one. */
export async function readWorld(db: Database | Transaction): Promise<WorldRow> {
  const row = await findWorld(db);
  if (!row) throw new Error('there is no world yet');
  return row;
}

/**
 * Returns whether the season transition is running. The server stays closed for as long as the program that turns the season
 * holds the world: if that program is killed, PostgreSQL releases its lock and the server is open, though the row still says
 * closed. Unless a part of the night has been taken: then the season has half turned, and the server stays closed until it is
 * over.
 */
export async function isInMaintenance(db: Database | Transaction): Promise<boolean> {
  const [row] = await db
    .select({
      isRunning: sql<boolean>`case when ${world.inMaintenance} then ${world.openStep} is not null or ${isHeld} else false end`,
    })
    .from(world);
  return row?.isRunning ?? false;
}

/** How PostgreSQL lists an advisory lock with one 64-bit key: its halves in `classid` and `objid`, and 1 in `objsubid`. */
const isHeld = sql`exists (
  select 1 from pg_locks
  where locktype = 'advisory' and granted and classid = 0 and objid = ${sql.raw(String(WORLD_LOCK))} and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
)`;

/**
 * Returns the end of the present game day in real time; while the clock is paused it moves on with `now`, except in quiet hours.
 */
export function endOfDay(row: WorldRow, now: Date): Date {
  const held = row.pausedAt ? goesOnAt(row, now).getTime() - row.pausedAt.getTime() : 0;
  return new Date(dayEndsAt(row).getTime() + held);
}

/**
 * Returns the latest known end of a game day in real time, this many days from the present one; null at a manager's own pace,
 * where none is known.
 */
export function knownEndOfDay(row: WorldRow, now: Date, daysAhead = 0): Date | null {
  if (isDriven(row)) return null;
  const end = endOfDay(row, now).getTime();
  if (row.pace !== 'ready') return new Date(end + daysAhead * row.dayMinutes * MINUTE_MS);
  // Each day waits for managers until its deadline; the present one, if it does, until its games begin.
  const isWaiting = row.pauseReason === 'limit' && row.nextDayAt !== null;
  const rest = end - now.getTime();
  const today = isWaiting && row.nextDayAt ? Math.max(row.nextDayAt.getTime(), now.getTime()) + rest : end;
  return new Date(today + daysAhead * Math.max(row.latestMinutes, row.dayMinutes) * MINUTE_MS);
}

/**
 * Returns when this many game days, today included, will be over at the latest, as far as that is known (`knownEndOfDay`): ISO.
 */
export async function knownEndOfDays(db: Database | Transaction, days: number, now: Date): Promise<string | null> {
  return knownEndOfDay(await readWorld(db), now, days - 1)?.toISOString() ?? null;
}

/** Returns the row of the world, locked until the transaction ends. @throws when there is no world yet */
export async function lockWorld(tx: Transaction): Promise<WorldRow> {
  const [row] = await tx.select().from(world).for('no key update');
  if (!row) throw new Error('there is no world yet');
  return row;
}

/** Inserts the row of a world that has just been made. */
export async function insertWorld(tx: Transaction, row: typeof world.$inferInsert): Promise<void> {
  await tx.insert(world).values(row);
}

/** Changes columns of the world's row. The caller holds the world, or changes columns that no other code changes. */
export async function changeWorld(db: Database | Transaction, change: Partial<WorldRow>): Promise<void> {
  await db.update(world).set(change);
}

/** Forgets this failure, unless another one has followed. */
export async function forgetFailure(db: Database, failure: StepFailure): Promise<void> {
  await db.update(world).set({ failure: null }).where(eq(world.failure, failure));
}

/**
 * Closes the server for maintenance if the world is still at the given step. @param evenPaused also while the clock is stopped;
 * an open step goes on in any case.
 */
export async function closeDoors(
  db: Database,
  { season, day, step }: { season: number; day: number; step: string },
  { evenPaused }: { evenPaused: boolean },
): Promise<void> {
  const isThere = and(eq(world.seasonNumber, season), eq(world.day, day), eq(world.step, step));
  await db
    .update(world)
    .set({ inMaintenance: true })
    .where(and(isThere, evenPaused ? undefined : or(isNull(world.pausedAt), isNotNull(world.openStep))));
}

/**
 * Returns the row of the world under a shared lock: until the transaction ends no transaction changes it, but others may share
 * it. @throws when there is no world yet
 */
export async function shareWorld(tx: Transaction): Promise<WorldRow> {
  const [row] = await tx.select().from(world).for('share');
  if (!row) throw new Error('there is no world yet');
  return row;
}

/** Writes a finished step into the ledger of steps. @throws when it is already there: a step is taken once. */
export async function recordStep(tx: Transaction, step: typeof worldSteps.$inferInsert): Promise<void> {
  await tx.insert(worldSteps).values(step);
}
