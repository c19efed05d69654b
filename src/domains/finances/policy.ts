/** Who may do what with a club's money. */
import { policy } from '#platform/calls/policy.ts';

/** Towards one team of the club. */
export const financesPolicy = policy('finances', {
  see: ['owner'],
  priceTickets: ['owner'],
  sign: ['owner'],
  borrow: ['owner'],
});
