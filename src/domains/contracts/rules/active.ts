/** The roster limit of a first team. Pure. */
import { MAX_ACTIVE } from '#domains/contracts/constants.ts';
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { Refused } from '#platform/calls/refusal.ts';

/** Returns whether the limit applies: from the first round to the last playoff game. @param day of the season, 1 to 63 */
export function isRosterDay(day: number): boolean {
  return day >= PHASE_STARTS.regular && day < PHASE_STARTS.postseason;
}

/** Returns why a first team may not add a player; null: it may. @param active players who count today */
export function faultOfActive(active: number, day: number): Refused | null {
  if (!isRosterDay(day) || active < MAX_ACTIVE) return null;
  return contractsRefusals.rosterFull({ max: MAX_ACTIVE, over: active + 1 - MAX_ACTIVE });
}
