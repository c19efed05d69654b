/** Who reports, and who works the queue. */
import { moderator } from '#domains/appointment/policy.ts';
import { admin, policy, user } from '#platform/calls/policy.ts';

export const moderationPolicy = policy('moderation', {
  report: [user],
  judge: [moderator, admin],
  /** Bans end an account for others, so moderators leave them to admins; so is taking a sanction back without an appeal. */
  ban: [admin],
  lift: [admin],
});
