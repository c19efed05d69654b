/** Who reports, and who works the queue. */
import { policy } from '#platform/calls/policy.ts';

export const moderationPolicy = policy('moderation', {
  report: ['user'],
  judge: ['moderator', 'admin'],
});
