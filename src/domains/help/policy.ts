/** Permissions for asking the admins, and for answering. */
import { admin, policy, user } from '#platform/calls/policy.ts';

export const helpPolicy = policy('help', {
  ask: [user],
  answer: [admin],
});
