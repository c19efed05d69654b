/** Who writes messages: the user whom one is about is its author. */
import { policy, self, user } from '#platform/calls/policy.ts';

export const messagePolicy = policy('message', {
  write: [user],
  edit: [self],
});
