/** Who may report, and who may work the queue. */
import { moderator } from '#domains/appointment/policy.ts';
import { admin, policy, user } from '#platform/calls/policy.ts';

export const moderationPolicy = policy('moderation', {
  report: [user],
  judge: [moderator, admin],
  /** A ban closes an account, so moderators leave it to admins, as they do lifting a sanction without an appeal. */
  ban: [admin],
  lift: [admin],
});
