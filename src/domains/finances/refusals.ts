/** The errors of the finances domain. */
import { refusal } from '#platform/calls/refusal.ts';

export const financesRefusals = {
  stale: refusal('finances.stale', 412),
  priceOutOfBounds: refusal('finances.price-out-of-bounds', 422, ['least', 'most']),
  overLoanLimit: refusal('finances.over-loan-limit', 422, ['limit']),
  unknownLoan: refusal('finances.loan-unknown', 404),
  notEnough: refusal('finances.not-enough', 409, ['owed']),
  underRescue: refusal('finances.under-rescue', 409),
  offerGone: refusal('finances.offer-gone', 409),
};
