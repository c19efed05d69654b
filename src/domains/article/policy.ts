/** Access to hidden articles. Ownership is decided by the career that wrote the article. */
import { moderator } from '#domains/appointment/policy.ts';
import { admin, policy } from '#platform/calls/policy.ts';

export const articlePolicy = policy('article', {
  moderate: [moderator, admin],
});
