/** Who asks the admins, and who answers. */
import { policy } from '#platform/calls/policy.ts';

export const helpPolicy = policy('help', {
  ask: ['user'],
  answer: ['admin'],
});
