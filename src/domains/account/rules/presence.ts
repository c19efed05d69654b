/** Whether users are about. */

import { ONLINE_MINUTES } from '#domains/account/constants.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** Is the user about? Times in milliseconds since 1970; null: never seen. */
export function isOnline(lastOnlineAt: number | null, now: number): boolean {
  return lastOnlineAt !== null && now - lastOnlineAt < ONLINE_MINUTES * MINUTE_MS;
}

/** Days on which a user has looked in, by his own clock. */
export interface Visits {
  /** The last of them, counted from 1 January 1970; null: none yet. */
  day: number | null;
  inARow: number;
  inAll: number;
}

/** With a visit on the day `today`. Who travels west may live through a day twice: it counts once. */
export function withVisit(visits: Visits, today: number): Visits {
  const { day, inARow, inAll } = visits;
  if (day !== null && today <= day) return visits;
  return { day: today, inARow: day === today - 1 ? inARow + 1 : 1, inAll: inAll + 1 };
}
