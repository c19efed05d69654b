/** Who gets the introduction. */
import { policy, user } from '#platform/calls/policy.ts';

export const rookiePolicy = policy('rookie', { learn: [user] });
