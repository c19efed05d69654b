/** Users' presence and visits. */

import { ONLINE_MINUTES } from '#domains/account/constants.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** Whether the user is online. Times in milliseconds since 1970; null: never seen. */
export function isOnline(lastOnlineAt: number | null, now: number): boolean {
  return lastOnlineAt !== null && now - lastOnlineAt < ONLINE_MINUTES * MINUTE_MS;
}

/** Days on which a user has visited, in their own time zone. */
export interface Visits {
  /** The last of these days, counted from January 1, 1970; null: none yet. */
  day: number | null;
  inARow: number;
  inAll: number;
}

/** Returns the visits including one on the day `today`. A day lived twice when traveling west counts once. */
export function withVisit(visits: Visits, today: number): Visits {
  const { day, inARow, inAll } = visits;
  if (day !== null && today <= day) return visits;
  return { day: today, inARow: day === today - 1 ? inARow + 1 : 1, inAll: inAll + 1 };
}
