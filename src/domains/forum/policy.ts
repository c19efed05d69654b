/** Who writes in the forum, and who keeps order in it: the user whom a topic or a post is about is its author. */
import { moderator } from '#domains/appointment/policy.ts';
import { admin, holder, other, policy, self, user } from '#platform/calls/policy.ts';

/** Has the highest level of trust, which visits and posts earn. */
const regular = holder('regular');

export const forumPolicy = policy('forum', {
  take: [user],
  moderate: [moderator, admin],
});

export const topicPolicy = policy('forum.topic', {
  solve: [self, moderator, admin],
  rename: [self, moderator, admin],
  label: [self, regular, moderator, admin],
  move: [regular, moderator, admin],
  report: [other],
});

export const postPolicy = policy('forum.post', {
  edit: [self],
  remove: [self],
  report: [other],
});
