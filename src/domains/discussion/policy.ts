/** Permissions for a comment: the user of the subject is its author. */
import { other, policy, self } from '#platform/calls/policy.ts';

export const commentPolicy = policy('discussion.comment', {
  remove: [self],
  report: [other],
});
