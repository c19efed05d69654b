/** Refusals of withdrawals. */
import { refusal } from '#platform/calls/refusal.ts';

export const withdrawalRefusals = {
  unknown: refusal('withdrawal.unknown', 404),
  off: refusal('withdrawal.off', 409),
  admin: refusal('withdrawal.admin', 403),
  age: refusal('withdrawal.age', 403, ['age']),
  tooYoung: refusal('withdrawal.too-young', 409, ['days']),
  debt: refusal('withdrawal.debt', 409, ['pucks']),
  openAlready: refusal('withdrawal.open-already', 409),
  tooOften: refusal('withdrawal.too-often', 409, ['max']),
  tooFew: refusal('withdrawal.too-few', 409, ['min']),
  notEarned: refusal('withdrawal.not-earned', 409, ['earned']),
  monthly: refusal('withdrawal.monthly', 409, ['max', 'left']),
  charity: refusal('withdrawal.charity', 422),
  noReviewer: refusal('withdrawal.no-reviewer', 409),
  closed: refusal('withdrawal.closed', 409),
  notInReview: refusal('withdrawal.not-in-review', 409),
  ownHousehold: refusal('withdrawal.own-household', 403),
  notApproved: refusal('withdrawal.not-approved', 409),
  olderFirst: refusal('withdrawal.older-first', 409),
  overBudget: refusal('withdrawal.over-budget', 409, ['left']),
};
