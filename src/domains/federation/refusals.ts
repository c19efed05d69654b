/** The errors of joining, leaving and leading a federation. */
import { refusal } from '#platform/calls/refusal.ts';

export const federationRefusals = {
  unknown: refusal('federation.unknown', 404),
  closed: refusal('federation.closed', 409),
  oneAlready: refusal('federation.one-already', 409),
  wait: refusal('federation.wait', 409, ['days']),
  notMember: refusal('federation.not-member', 409),
  budgetTooLarge: refusal('federation.budget-too-large', 422),
  budgetTooLate: refusal('federation.budget-too-late', 409, ['day']),
  budgetVote: refusal('federation.budget-vote', 409),
  noBudgetVote: refusal('federation.no-budget-vote', 409),
  budgetJoinedTooLate: refusal('federation.budget-joined-too-late', 409),
  heldOpen: refusal('federation.held-open', 409),
  gmTaken: refusal('federation.gm-taken', 409),
  gmToday: refusal('federation.gm-today', 409),
  gmNotMember: refusal('federation.gm-not-member', 409),
  gmNotEligible: refusal('federation.gm-not-eligible', 409),
  gmPresides: refusal('federation.gm-presides', 409),
  gmElsewhere: refusal('federation.gm-elsewhere', 409),
  gmHousehold: refusal('federation.gm-household', 409),
  noGm: refusal('federation.no-gm', 409),
  noApplication: refusal('federation.no-application', 409),
};
