/** What one may do with a comment: the user whom it is about is its author. */
import { other, policy, self } from '#platform/calls/policy.ts';

export const commentPolicy = policy('discussion.comment', {
  remove: [self],
  report: [other],
});
