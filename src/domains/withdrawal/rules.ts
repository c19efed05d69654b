/** Decides who may withdraw how much, and what a withdrawal requires until it is paid. */
import { ADULT_AGE } from '#domains/account/constants.ts';
import { adultStandingOf } from '#domains/account/rules/standing.ts';
import { puckRefusals } from '#domains/puck/refusals.ts';
import {
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
import type { Refused } from '#platform/calls/refusal.ts';

/** Returns the pucks of a withdrawal that stay in the game. */
export function feeOf(pucks: number): number {
  return Math.ceil((pucks * FEE_PERCENT) / 100);
}

export interface Standing {
  /** The user's earned pucks. */
  earned: number;
  /** null: not declared. */
  isAdult: boolean | null;
  isAdmin: boolean;
  ageDays: number;
  /** Pucks owed after a refund. */
  debt: number;
  /** Pucks requested by the household this month. */
  asked: number;
  hasOpen: boolean;
  /** The user's requests in the last 24 hours, whatever their outcome. */
  requestsToday: number;
  /** Whether there is an admin outside the household. */
  hasReviewer: boolean;
  /** Monthly payout budget in pucks. */
  budget: number;
}

/** Returns the pucks that a household may still request this month. */
export function leftOf({ asked }: Pick<Standing, 'asked'>): number {
  return Math.max(0, MONTHLY_LIMIT - asked);
}

/** Decides whether a user may be paid right now: not while they owe pucks or a bank disputes one of their payments. */
export function decideClear({
  debt,
  isFrozen,
  ...user
}: Pick<Standing, 'isAdult' | 'isAdmin' | 'debt'> & { isFrozen: boolean }): { ok: true } | Refused {
  if (debt > 0) return withdrawalRefusals.debt({ pucks: debt });
  return isFrozen ? puckRefusals.frozen() : decideStanding(user);
}

/** Decides whether a user is eligible at all: adults who are not admins. */
function decideStanding(user: Pick<Standing, 'isAdult' | 'isAdmin'>): { ok: true } | Refused {
  const standing = adultStandingOf(user);
  if (standing === 'admin') return withdrawalRefusals.admin();
  return standing === 'open' ? { ok: true } : withdrawalRefusals.age({ age: ADULT_AGE });
}

/** Decides whether a user may request a payout. */
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

/**
 * Returns whether a withdrawal needs two reviewers, by its household's requests of the month, so that splitting it does
 * not help.
 */
export function takesTwo(asked: number): boolean {
  return asked > TWO_REVIEWERS_ABOVE;
}
