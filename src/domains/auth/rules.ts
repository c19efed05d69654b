/** Decisions about sessions, as pure functions of the clock. Times in milliseconds since 1970. */

import { REMEMBERED_SESSION_DAYS, SESSION_DAYS, VISIT_SECONDS } from '#domains/auth/constants.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';

/** When a session ends that is used now. */
export function sessionExpiry(now: number, isRemembered: boolean): number {
  return now + (isRemembered ? REMEMBERED_SESSION_DAYS : SESSION_DAYS) * DAY_MS;
}

/** Whether a visit is worth writing down (and the session worth prolonging). */
export function isVisitDue(now: number, lastSeenAt: number): boolean {
  return now - lastSeenAt >= VISIT_SECONDS * 1000;
}
