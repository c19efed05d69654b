/** Decides who may take a seat at a desk. */

import { MAX_USERS_AT_DESK, MIN_DAYS_AT_DESK } from '#domains/reporter/constants.ts';
import { reporterRefusals } from '#domains/reporter/refusals.ts';
import type { DeskId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';

interface Seated {
  deskId: DeskId | null;
  /** Absolute day on which they joined their desk; null: they have none. */
  deskSince: number | null;
}

/** Decides whether a reporter may take a seat. @param users users accredited at the desk already */
export function mayTakeSeat(
  { deskId, deskSince }: Seated,
  desk: { id: number; users: number },
  today: number,
): { ok: true } | Refused {
  if (deskId === desk.id) return reporterRefusals.seatedAlready();
  const daysLeft = deskSince === null ? 0 : deskSince + MIN_DAYS_AT_DESK - today;
  if (deskId !== null && daysLeft > 0) return reporterRefusals.tooSoon({ days: daysLeft });
  if (desk.users >= MAX_USERS_AT_DESK) return reporterRefusals.deskIsFull({ max: MAX_USERS_AT_DESK });
  return { ok: true };
}
