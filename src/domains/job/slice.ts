/** What jobs bring to the program. */
import { jobDays } from '#domains/job/days.ts';
import { jobLedgerKinds, jobNews, jobNotifications } from '#domains/job/kinds.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import type { Slice } from '#domains/slice.ts';

export const jobSlice: Slice = {
  name: 'job',
  days: jobDays,
  news: jobNews,
  notifications: jobNotifications,
  ledgerKinds: jobLedgerKinds,
  policies: [jobPolicy],
};
