/** The mentor slice. */
import { MENTOR_SETTINGS } from '#domains/mentor/constants.ts';
import { mentorNotifications } from '#domains/mentor/kinds.ts';
import { mentorRoutes } from '#domains/mentor/routes.ts';
import { eraseMentoring, exportMentoring } from '#domains/mentor/store.ts';
import type { Slice } from '#domains/slice.ts';

export const mentorSlice: Slice = {
  name: 'mentor',
  routes: () => ({ mentors: mentorRoutes }),
  notifications: mentorNotifications,
  settings: MENTOR_SETTINGS,
  eraseUser: (tx, { id }) => eraseMentoring(tx, id),
  exportUser: async (db, { id }) => ({ mentoring: await exportMentoring(db, id) }),
};
