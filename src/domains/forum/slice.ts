/** The forum slice. */
import { pollsAreCounted, repliesAreCounted } from '#domains/forum/checks.ts';
import { FORUM_SETTINGS } from '#domains/forum/constants.ts';
import { forumDays, forumFounding } from '#domains/forum/days.ts';
import { forumNotifications } from '#domains/forum/kinds.ts';
import { forumPolicy, postPolicy, topicPolicy } from '#domains/forum/policy.ts';
import { forumRoutes } from '#domains/forum/routes/forum.ts';
import { grantsOfRegulars } from '#domains/forum/store/limits.ts';
import { eraseForum, exportForum } from '#domains/forum/store/of-user.ts';
import { categoryFollowed, topicFollowed, topicPlace, topicSubject } from '#domains/forum/store/subject.ts';
import type { Slice } from '#domains/slice.ts';

export const forumSlice: Slice = {
  name: 'forum',
  settings: FORUM_SETTINGS,
  grants: grantsOfRegulars,
  routes: () => ({ forum: forumRoutes }),
  subjects: () => [topicSubject],
  places: [topicPlace],
  followed: [topicFollowed, categoryFollowed],
  days: forumDays,
  founding: forumFounding,
  checks: [pollsAreCounted, repliesAreCounted],
  notifications: forumNotifications,
  policies: [forumPolicy, topicPolicy, postPolicy],
  eraseUser: (tx, { id }) => eraseForum(tx, id),
  exportUser: async (db, { id }) => ({ forum: await exportForum(db, id) }),
};
