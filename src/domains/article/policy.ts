/** Who sees what was hidden of what reporters publish; what is one's own is decided by whose career has written it. */
import { moderator } from '#domains/appointment/policy.ts';
import { admin, policy } from '#platform/calls/policy.ts';

export const articlePolicy = policy('article', {
  moderate: [moderator, admin],
});
