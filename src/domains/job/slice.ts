/** The job slice. */
import { coachesHaveSeats } from '#domains/job/checks.ts';
import { jobDays } from '#domains/job/days.ts';
import { jobDesk, jobLedgerKinds, jobNews, jobNotifications } from '#domains/job/kinds.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { jobRoutes } from '#domains/job/routes.ts';
import { eraseCareers, exportApplications } from '#domains/job/store/careers.ts';
import { letterSubject } from '#domains/job/store/letter.ts';
import { removeStaffLimits } from '#domains/job/store/limits.ts';
import { jobsOnDesk } from '#domains/job/views/desk.ts';
import type { Slice } from '#domains/slice.ts';

export const jobSlice: Slice = {
  name: 'job',
  routes: ({ slices }) => ({ jobs: jobRoutes(slices.flatMap(({ career }) => career ?? [])) }),
  days: jobDays,
  news: jobNews,
  notifications: jobNotifications,
  desk: jobDesk,
  userDeskItems: jobsOnDesk,
  ledgerKinds: jobLedgerKinds,
  policies: [jobPolicy],
  subjects: () => [letterSubject],
  checks: [coachesHaveSeats],
  eraseUser: async (tx, { id }) => {
    await eraseCareers(tx, id);
    await removeStaffLimits(tx, id);
  },
  exportUser: async (db, { id }) => ({ jobApplications: await exportApplications(db, id) }),
};
