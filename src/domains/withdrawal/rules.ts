/** Who may withdraw how much, and what a withdrawal takes until it is paid. */
import { ADULT_AGE } from '#domains/account/constants.ts';
import { adultStandingOf } from '#domains/account/rules/standing.ts';
import { puckRefusals } from '#domains/puck/refusals.ts';
import {
  DELAY_HOURS,
  FEE_PERCENT,
  HELD_STATES,
  MAX_REQUESTS_A_DAY,
  MIN_AGE_DAYS,
  MIN_PUCKS,
  MONTHLY_LIMIT,
  type State,
  TWO_REVIEWERS_ABOVE,
} from '#domains/withdrawal/constants.ts';
import { withdrawalRefusals } from '#domains/withdrawal/refusals.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';

/** Returns the pucks of a withdrawal that stay in the game. */
export function feeOf(pucks: number): number {
  return Math.ceil((pucks * FEE_PERCENT) / 100);
}

export interface Standing {
  /** Earned pucks that the user has. */
  earned: number;
  /** null: they have not said. */
  isAdult: boolean | null;
  isAdmin: boolean;
  ageDays: number;
  /** Pucks that they owe since a refund. */
  debt: number;
  /** Pucks that the household has asked for this month. */
  asked: number;
  hasOpen: boolean;
  /** Requests of the user within 24 hours, whatever became of them. */
  requestsToday: number;
  /** Whether there is an admin outside of the household. */
  hasReviewer: boolean;
  /** Pucks that payouts of a month may come to. */
  budget: number;
}

/** Returns the pucks that a household may still ask for this month. */
export function leftOf({ asked }: Pick<Standing, 'asked'>): number {
  return Math.max(0, MONTHLY_LIMIT - asked);
}

/** Says whether a user may be paid at the moment: not while they owe pucks, or a bank disputes a payment of theirs. */
export function decideClear({
  debt,
  isFrozen,
  ...user
}: Pick<Standing, 'isAdult' | 'isAdmin' | 'debt'> & { isFrozen: boolean }): { ok: true } | Refused {
  if (debt > 0) return withdrawalRefusals.debt({ pucks: debt });
  return isFrozen ? puckRefusals.frozen() : decideStanding(user);
}

/** Says whether a user may be paid at all: adults who are no admins. */
function decideStanding(user: Pick<Standing, 'isAdult' | 'isAdmin'>): { ok: true } | Refused {
  const standing = adultStandingOf(user);
  if (standing === 'admin') return withdrawalRefusals.admin();
  return standing === 'open' ? { ok: true } : withdrawalRefusals.age({ age: ADULT_AGE });
}

/** Says whether a user may ask for a payout. */
export function decideRequest(pucks: number, of: Standing): { ok: true } | Refused {
  if (of.budget === 0) return withdrawalRefusals.off();
  const may = decideStanding(of);
  if (!may.ok) return may;
  if (of.ageDays < MIN_AGE_DAYS) return withdrawalRefusals.tooYoung({ days: MIN_AGE_DAYS });
  if (of.debt > 0) return withdrawalRefusals.debt({ pucks: of.debt });
  if (of.hasOpen) return withdrawalRefusals.openAlready();
  if (of.requestsToday >= MAX_REQUESTS_A_DAY) return withdrawalRefusals.tooOften({ max: MAX_REQUESTS_A_DAY });
  if (!of.hasReviewer) return withdrawalRefusals.noReviewer();
  if (pucks < MIN_PUCKS) return withdrawalRefusals.tooFew({ min: MIN_PUCKS });
  if (pucks > of.earned) return withdrawalRefusals.notEarned({ earned: of.earned });
  const left = leftOf(of);
  if (pucks > left) return withdrawalRefusals.monthly({ max: MONTHLY_LIMIT, left });
  return { ok: true };
}

export function isHeld(state: State): boolean {
  return HELD_STATES.some((held) => held === state);
}

export interface Approval {
  userId: UserId;
  at: number;
}

/** Says whether a withdrawal takes two reviewers, by what its household has asked for in its month: splitting it changes nothing. */
export function takesTwo(asked: number): boolean {
  return asked > TWO_REVIEWERS_ABOVE;
}

/**
 * Says what an approval does: whether it is the last one that a withdrawal needs.
 * @param asked pucks that the household has asked for in the month of the withdrawal, this one included
 * @param first the first approval of it; null: there is none yet
 * @param others whether an admin besides the first one may review it, who shares no household with them or the user
 */
export function decideApproval({
  asked,
  first,
  userId,
  others,
  now,
}: {
  asked: number;
  first: Approval | null;
  userId: UserId;
  others: boolean;
  now: number;
}): { ok: true; isLast: boolean } | Refused {
  if (!takesTwo(asked)) return { ok: true, isLast: true };
  if (!first) return { ok: true, isLast: false };
  if (first.userId !== userId) return { ok: true, isLast: true };
  if (others) return withdrawalRefusals.otherReviewer();
  const hours = Math.ceil((first.at - now) / HOUR_MS) + DELAY_HOURS;
  return hours > 0 ? withdrawalRefusals.waits({ hours }) : { ok: true, isLast: true };
}
