/** Policy for messages: `self` is a message's author. */
import { policy, self, user } from '#platform/calls/policy.ts';

export const messagePolicy = policy('message', {
  write: [user],
  edit: [self],
});
