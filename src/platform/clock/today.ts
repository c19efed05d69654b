/** The world's date, for reads that need nothing else. */

import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { Secret } from '#engine/secret.ts';
import { knownToServer } from '#platform/clock/secret.ts';
import { findWorld } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface Today {
  season: number;
  /** Day of the season, 1 to 63. */
  day: number;
  /** season × 63 + day: days that can be compared and subtracted. */
  absoluteDay: number;
  phase: string;
  /** The world's key: it decides what scouts see and how games end. */
  secret: Secret;
}

/** Returns the world's date; null: there is no world yet. */
export async function findToday(db: Database | Transaction): Promise<Today | null> {
  const row = await findWorld(db);
  if (!row) return null;
  const { seasonNumber: season, day, phase } = row;
  return { season, day, phase, secret: await knownToServer(db), absoluteDay: absoluteDayOf({ season, day }) };
}

/** Returns the world's date. Throws when there is no world yet: the server never serves before there is one. */
export async function readToday(db: Database | Transaction): Promise<Today> {
  const today = await findToday(db);
  if (!today) throw new Error('there is no world yet');
  return today;
}

/** Returns the season and day of an absolute day. */
export function dateOf(absoluteDay: number): { season: number; day: number } {
  const season = Math.floor((absoluteDay - 1) / DAYS_PER_SEASON);
  return { season, day: absoluteDay - season * DAYS_PER_SEASON };
}
