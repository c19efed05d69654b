/** Who may go on and come off injured reserve. Pure. */
import { RESERVE_DAYS } from '#domains/roster/constants.ts';
import { rosterRefusals } from '#domains/roster/refusals.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface ReserveCase {
  /** He plays for a team of the club. */
  isOwn: boolean;
  level: Level;
  isOnReserve: boolean;
  /** An emergency call-up or fill-in, who does not count anyway. */
  isGuest: boolean;
  /** Game days until he can play; 0: he can. */
  daysOut: number;
  /** Out so long that his salary does not count. */
  isLongTerm: boolean;
}

/** Returns whether he may go on injured reserve, where he does not count against the roster limit until he is healthy. */
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
