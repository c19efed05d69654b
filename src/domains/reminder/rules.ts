/** Decides when a user may be sent mail. Times are in the user's time zone; days are counted from 1 January 1970. */
import { DIGEST_HOUR, type DigestPeriod, MONDAY_BEFORE_ALL } from '#domains/reminder/constants.ts';

/** '07:00' → 7; null for 'none' and anything else that is not an hour. */
export function hourOf(setting: unknown): number | null {
  const found = typeof setting === 'string' ? /^(\d\d):00$/.exec(setting) : null;
  return found ? Number(found[1]) : null;
}

/** Returns whether an hour is within the user's quiet hours; 22 to 7 spans the night, 9 to 17 a day at work. */
export function isQuiet(hour: number, from: number | null, until: number | null): boolean {
  if (from === null || until === null || from === until) return false;
  return from < until ? from <= hour && hour < until : hour >= from || hour < until;
}

function mondayOf(day: number): number {
  return day - ((day + MONDAY_BEFORE_ALL) % 7);
}

/**
 * Returns whether a digest is due: once a day, or once a week on Monday; a missed one stays due for the rest of the day
 * or week.
 * @param clock the user's: the day, and the hour from 0 to 23
 * @param from the hour from which mail may be sent
 * @param lastDay day of the last digest, or the day the user turned digests on
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
  // An overdue digest does not wait for the morning.
  return lastDay < since && (since < day || hour >= from);
}
