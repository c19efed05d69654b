/** The interview slice. */
import { interviewDays } from '#domains/interview/days.ts';
import { interviewDesk, interviewNotifications } from '#domains/interview/kinds.ts';
import { interviewRoutes } from '#domains/interview/routes.ts';
import { eraseInterviews, exportInterviews, interviewSubjects } from '#domains/interview/store.ts';
import { waitingInterviews } from '#domains/interview/views.ts';
import type { Slice } from '#domains/slice.ts';

export const interviewSlice: Slice = {
  name: 'interview',
  routes: () => ({ interviews: interviewRoutes }),
  days: interviewDays,
  notifications: interviewNotifications,
  desk: interviewDesk,
  deskItems: waitingInterviews,
  subjects: () => interviewSubjects,
  eraseUser: (tx, { id }) => eraseInterviews(tx, id),
  exportUser: async (db, { id }) => ({ interviews: await exportInterviews(db, id) }),
};
