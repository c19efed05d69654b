/** Who may do what in free agency. */
import { policy } from '#platform/calls/policy.ts';

/** `instruct`: say what one's assistant may do with contracts that end. `bid`: in the frenzy, for one's own club. */
export const freeAgencyPolicy = policy('free-agency', { instruct: ['owner'], bid: ['owner'] });
