/** Who asks the admins, and who answers. */
import { admin, policy, user } from '#platform/calls/policy.ts';

export const helpPolicy = policy('help', {
  ask: [user],
  answer: [admin],
});
