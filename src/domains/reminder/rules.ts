/** When a user may be written to. Times are those of the user's own clock; days are counted from 1 January 1970. */
import { DIGEST_HOUR, type DigestPeriod, MONDAY_BEFORE_ALL } from '#domains/reminder/constants.ts';

/** '07:00' → 7; null for 'none' and whatever else is no hour. */
export function hourOf(setting: unknown): number | null {
  const found = typeof setting === 'string' ? /^(\d\d):00$/.exec(setting) : null;
  return found ? Number(found[1]) : null;
}

/** Whether the user wants to be left alone at this hour; from 22 until 7 is a night, from 9 until 17 a day at work. */
export function isQuiet(hour: number, from: number | null, until: number | null): boolean {
  if (from === null || until === null || from === until) return false;
  return from < until ? from <= hour && hour < until : hour >= from || hour < until;
}

function mondayOf(day: number): number {
  return day - ((day + MONDAY_BEFORE_ALL) % 7);
}

/**
 * Whether a digest is due: once a day, or once a week on Monday, and later on that day or in that week when Monday has been missed.
 * @param clock of the user: the day, and the hour from 0 to 23
 * @param from the hour from which on one may be written
 * @param lastDay when the last one was written, or when the user first asked for them
 */
export function isDigestDue(
  period: DigestPeriod,
  clock: { day: number; hour: number },
  lastDay: number,
  from: number = DIGEST_HOUR,
): boolean {
  const { day, hour } = clock;
  if (period === 'none') return false;
  const since = period === 'daily' ? day : mondayOf(day);
  // What is due since a day before today does not wait for the morning.
  return lastDay < since && (since < day || hour >= from);
}
