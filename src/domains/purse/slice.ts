/** What purses add to the program; their money moves in the ledger of finances. */
import { coursesArePaid, endedCareersHaveNothing, nobodyOwesOutOfPurses } from '#domains/purse/checks.ts';
import { purseDays } from '#domains/purse/days.ts';
import { purseLedgerKinds } from '#domains/purse/kinds.ts';
import { purseRoutes } from '#domains/purse/routes.ts';
import { exportCourses } from '#domains/purse/store.ts';
import type { Slice } from '#domains/slice.ts';

export const purseSlice: Slice = {
  name: 'purse',
  routes: ({ slices }) => ({ purses: purseRoutes(slices.flatMap(({ career }) => career ?? [])) }),
  days: purseDays,
  ledgerKinds: purseLedgerKinds,
  checks: [coursesArePaid, nobodyOwesOutOfPurses, endedCareersHaveNothing],
  exportUser: async (db, { id }) => ({ courses: await exportCourses(db, id) }),
};
