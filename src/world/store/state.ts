/** The row of the world, and what follows from it alone. */
import { and, asc, eq } from 'drizzle-orm';
import { games } from '#domains/game/tables.ts';
import type { Database, Transaction } from '#server/database/client.ts';
import { dayEndsAt, faceoffTime } from '#world/calendar.ts';
import type { Clock } from '#world/contract.ts';
import { world } from '#world/tables.ts';

export type WorldRow = typeof world.$inferSelect;

/** null: there is no world yet. */
export async function findWorld(db: Database | Transaction): Promise<WorldRow | null> {
  const [row] = await db.select().from(world);
  return row ?? null;
}

/** Throws when there is no world yet: the server never serves before there is one. */
export async function readWorld(db: Database | Transaction): Promise<WorldRow> {
  const row = await findWorld(db);
  if (!row) throw new Error('there is no world yet');
  return row;
}

/** Is the season transition running? */
export async function isInMaintenance(db: Database): Promise<boolean> {
  const [row] = await db.select({ inMaintenance: world.inMaintenance }).from(world);
  return row?.inMaintenance ?? false;
}

/** The end of the present game day in real time; while the clock is paused it moves on with `now`. */
export function endOfDay(row: WorldRow, now: Date): Date {
  const held = row.pausedAt ? now.getTime() - row.pausedAt.getTime() : 0;
  return new Date(dayEndsAt(row).getTime() + held);
}

/** Where the world stands, for the header of every screen. */
export async function readClock(db: Database | Transaction, now: Date): Promise<Clock> {
  const row = await readWorld(db);
  return {
    seasonNumber: row.seasonNumber,
    day: row.day,
    phase: row.phase as Clock['phase'],
    step: row.step as Clock['step'],
    dayMinutes: row.dayMinutes,
    dayStartedAt: row.dayStartedAt.toISOString(),
    dayEndsAt: endOfDay(row, now).toISOString(),
    isPaused: row.pausedAt !== null,
    nextFaceoffAt: (await nextFaceoff(db, row, now))?.toISOString() ?? null,
  };
}

async function nextFaceoff(db: Database | Transaction, row: WorldRow, now: Date): Promise<Date | null> {
  const [next] = await db
    .select({ day: games.day, slot: games.slot })
    .from(games)
    .where(and(eq(games.season, row.seasonNumber), eq(games.status, 'scheduled')))
    .orderBy(asc(games.day), asc(games.slot))
    .limit(1);
  if (!next) return null;
  return faceoffTime(row, next.slot as 1 | 2 | 3 | 4, next.day - row.day, now);
}
