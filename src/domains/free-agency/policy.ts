/** Who may do what in free agency. */
import { policy } from '#platform/calls/policy.ts';

/** `instruct`: say what one's assistant may do with contracts that end. */
export const freeAgencyPolicy = policy('free-agency', { instruct: ['owner'] });
