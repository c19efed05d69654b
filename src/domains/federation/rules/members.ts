/** Who may join a federation, and what a member may become. */
import {
  ACCEPTED_AFTER_DAYS,
  ELIGIBLE_AFTER_DAYS,
  type MemberState,
  WAIT_DAYS,
} from '#domains/federation/constants.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import type { NationId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';

/** A membership, an application, or what is left of one. Days are absolute. */
export interface Belonging {
  nationId: NationId;
  state: MemberState;
  leftOn: number | null;
}

/**
 * Whether a user may apply: nobody belongs to two, and who has left one waits a season before another takes him. The one that
 * he has left takes him back at once.
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

/** Who says whom a federation takes. */
export interface Door {
  /** What the president says. */
  isOpen: boolean;
  /** Absolute day until which he has no say; null: he has. */
  heldOpenUntil: number | null;
}

/**
 * Whether a federation takes everybody, whatever its president says: while another may be elected, he does not choose who stands, signs and
 * votes.
 */
export function isHeldOpen({ heldOpenUntil }: Pick<Door, 'heldOpenUntil'>, absoluteDay: number): boolean {
  return heldOpenUntil !== null && absoluteDay <= heldOpenUntil;
}

/** Whether a federation takes members. */
export function takesMembers(door: Door, absoluteDay: number): boolean {
  return door.isOpen || isHeldOpen(door, absoluteDay);
}

/**
 * Whether an application is accepted tonight without anybody's word: an AI's federation takes everybody at once, and so does one that is held
 * open.
 */
export function isAcceptedTonight(
  { appliedOn }: { appliedOn: number },
  { isAi, isHeld, absoluteDay }: { isAi: boolean; isHeld: boolean; absoluteDay: number },
): boolean {
  return isAi || isHeld || absoluteDay - appliedOn >= ACCEPTED_AFTER_DAYS;
}

/** Whether a member may be drawn as the nation's general manager, should he wish so. */
export function isEligible(joinedOn: number, absoluteDay: number): boolean {
  return absoluteDay - joinedOn >= ELIGIBLE_AFTER_DAYS;
}
