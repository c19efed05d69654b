/** Permissions for writing in the forum and keeping order in it: the user of a topic or post is its author. */
import { moderator } from '#domains/appointment/policy.ts';
import { admin, holder, other, policy, self, user } from '#platform/calls/policy.ts';

/** A user with the highest level of trust, earned by visits and posts. */
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
