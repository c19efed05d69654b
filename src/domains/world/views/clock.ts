/** The world's date and time, as every screen shows them. */
import { and, asc, eq } from 'drizzle-orm';
import { isInCalendar } from '#domains/game/store/fixtures.ts';
import { games } from '#domains/game/tables.ts';
import type { Clock } from '#domains/world/contract/calls.ts';
import { faceoffTime } from '#platform/clock/clock-face.ts';
import { goesOnAt, knowsFaceoff, quietUntil } from '#platform/clock/pace.ts';
import { endOfDay, isInMaintenance, readWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns the world's date and time, for the header of every screen. */
export async function readClock(db: Database | Transaction, now: Date): Promise<Clock> {
  const row = await readWorld(db);
  const isTurning = row.inMaintenance && (await isInMaintenance(db));
  return {
    seasonNumber: row.seasonNumber,
    day: row.day,
    phase: isTurning ? 'transition' : (row.phase as Clock['phase']),
    step: row.step as Clock['step'],
    dayMinutes: row.dayMinutes,
    dayStartedAt: row.dayStartedAt.toISOString(),
    dayEndsAt: endOfDay(row, now).toISOString(),
    isPaused: row.pausedAt !== null,
    quietUntil: quietUntil(row, now)?.toISOString() ?? null,
    pace: row.pace,
    nextFaceoffAt: (await nextFaceoff(db, row, now))?.toISOString() ?? null,
  };
}

/** Returns the next faceoff of the calendar; games in real time have none of their own on the world's clock. */
async function nextFaceoff(db: Database | Transaction, row: WorldRow, now: Date): Promise<Date | null> {
  const [next] = await db
    .select({ day: games.day, slot: games.slot })
    .from(games)
    .where(and(eq(games.season, row.seasonNumber), eq(games.status, 'scheduled'), isInCalendar()))
    .orderBy(asc(games.day), asc(games.slot))
    .limit(1);
  if (!next || !knowsFaceoff(row, next.day - row.day)) return null;
  return faceoffTime(row, next.slot as 1 | 2 | 3 | 4, next.day - row.day, goesOnAt(row, now));
}
