/** Who may do what with a federation. */
import { policy } from '#platform/calls/policy.ts';

export const federationPolicy = policy('federation', { preside: ['president'] });
