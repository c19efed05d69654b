/** Permissions for a club's money. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** Permissions regarding one team of the club. */
export const financesPolicy = policy('finances', {
  see: [manager],
  priceTickets: [manager],
  sign: [manager],
  borrow: [manager],
});
