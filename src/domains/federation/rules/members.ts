/** Rules for joining a federation, and for members' roles. */
import {
  ACCEPTED_AFTER_DAYS,
  ELIGIBLE_AFTER_DAYS,
  type MemberState,
  WAIT_DAYS,
} from '#domains/federation/constants.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import type { NationId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';

/** A membership, an application, or a former membership. Days are absolute. */
export interface Belonging {
  nationId: NationId;
  state: MemberState;
  leftOn: number | null;
}

/**
 * Whether a user may apply. A user belongs to one federation at most, and waits a season before joining another one;
 * the one they left takes them back at once.
 */
export function mayApply(
  belongings: readonly Belonging[],
  { nationId, isOpen }: { nationId: NationId; isOpen: boolean },
  absoluteDay: number,
): { ok: true } | Refused {
  if (belongings.some(({ state }) => state !== 'left')) return federationRefusals.oneAlready();
  const left = belongings.filter((one) => one.nationId !== nationId).map(({ leftOn }) => leftOn ?? 0);
  const days = Math.max(0, ...left.map((day) => day + WAIT_DAYS - absoluteDay));
  if (days > 0) return federationRefusals.wait({ days });
  return isOpen ? { ok: true } : federationRefusals.closed();
}

/** A federation's admission policy. */
export interface Door {
  /** The president's decision. */
  isOpen: boolean;
  /** Absolute day until which the president cannot close it; null: the president decides. */
  heldOpenUntil: number | null;
}

/**
 * Whether a federation must admit all applicants. During elections and recalls the president does not decide who may
 * run, sign and vote.
 */
export function isHeldOpen({ heldOpenUntil }: Pick<Door, 'heldOpenUntil'>, absoluteDay: number): boolean {
  return heldOpenUntil !== null && absoluteDay <= heldOpenUntil;
}

/** Whether a federation takes members. */
export function takesMembers(door: Door, absoluteDay: number): boolean {
  return door.isOpen || isHeldOpen(door, absoluteDay);
}

/**
 * Whether an application is accepted tonight without the president's decision: at once in an AI's federation and in one
 * that is held open, after some days elsewhere.
 */
export function isAcceptedTonight(
  { appliedOn }: { appliedOn: number },
  { isAi, isHeld, absoluteDay }: { isAi: boolean; isHeld: boolean; absoluteDay: number },
): boolean {
  return isAi || isHeld || absoluteDay - appliedOn >= ACCEPTED_AFTER_DAYS;
}

/** Whether a member has been in the federation long enough to be drawn as the nation's general manager. */
export function isEligible(joinedOn: number, absoluteDay: number): boolean {
  return absoluteDay - joinedOn >= ELIGIBLE_AFTER_DAYS;
}
