/** Refusals of payments, refunds and grants. */
import { refusal } from '#platform/calls/refusal.ts';

export const purchaseRefusals = {
  unknown: refusal('purchase.unknown', 404),
  closed: refusal('purchase.closed', 409),
  testOnly: refusal('purchase.test-only', 403),
  noDispute: refusal('purchase.no-dispute', 404),
  oldTerms: refusal('purchase.old-terms', 409),
  overDay: refusal('purchase.over-day', 409, ['left']),
  overMonth: refusal('purchase.over-month', 409, ['left', 'days']),
  provider: refusal('purchase.provider', 503),
  notRefundable: refusal('purchase.not-refundable', 409, ['days']),
  nothingUnspent: refusal('purchase.nothing-unspent', 409),
  noDebt: refusal('purchase.no-debt', 409),
  household: refusal('purchase.household', 409),
  unknownGrant: refusal('purchase.unknown-grant', 404),
  manyWaiting: refusal('purchase.many-waiting', 409, ['max']),
};
