/** Who may go on injured reserve, and come off it. Pure. */
import { RESERVE_DAYS } from '#domains/roster/constants.ts';
import { rosterRefusals } from '#domains/roster/refusals.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface ReserveCase {
  /** He is with a team of the club. */
  isOwn: boolean;
  level: Level;
  isOnReserve: boolean;
  /** Called up in an emergency, or in for the day: he counts for nothing anyway. */
  isGuest: boolean;
  /** Game days until he can play; 0: he can. */
  daysOut: number;
  /** Out so long that his salary does not count. */
  isLongTerm: boolean;
}

/** May he go on injured reserve? He does not count against the roster until he is healthy again. */
export function decideReserve({
  isOwn,
  level,
  isOnReserve,
  isGuest,
  daysOut,
}: Omit<ReserveCase, 'isLongTerm'>): { ok: true } | Refused {
  if (!isOwn) return rosterRefusals.notYours();
  if (level !== 'PRO' || isGuest) return rosterRefusals.notOfFirstTeam();
  if (isOnReserve) return rosterRefusals.onReserveAlready();
  return daysOut < RESERVE_DAYS ? rosterRefusals.notHurtEnough({ days: RESERVE_DAYS }) : { ok: true };
}
