/** Who reports, and who works the queue. */
import { moderator } from '#domains/appointment/policy.ts';
import { admin, policy, user } from '#platform/calls/policy.ts';

export const moderationPolicy = policy('moderation', {
  report: [user],
  judge: [moderator, admin],
});
