/** Who is shown around. */
import { policy } from '#platform/calls/policy.ts';

export const rookiePolicy = policy('rookie', { learn: ['user'] });
