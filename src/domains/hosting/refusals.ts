/** Reasons why a bid to host is refused. */
import { refusal } from '#platform/calls/refusal.ts';

export const hostingRefusals = {
  tooLate: refusal('hosting.too-late', 409, ['day']),
  bidAlready: refusal('hosting.bid-already', 409),
  noBid: refusal('hosting.no-bid', 409),
  tooDear: refusal('hosting.too-dear', 409, ['pledge', 'balance']),
};
