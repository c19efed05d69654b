/** What purses bring to the program; their money moves in the ledger of finances. */
import { coursesArePaid, nobodyOwesOutOfPurses } from '#domains/purse/checks.ts';
import { purseLedgerKinds } from '#domains/purse/kinds.ts';
import { purseRoutes } from '#domains/purse/routes.ts';
import { exportCourses } from '#domains/purse/store.ts';
import type { Slice } from '#domains/slice.ts';

export const purseSlice: Slice = {
  name: 'purse',
  routes: ({ slices }) => ({ purses: purseRoutes(slices.flatMap(({ career }) => career ?? [])) }),
  ledgerKinds: purseLedgerKinds,
  checks: [coursesArePaid, nobodyOwesOutOfPurses],
  exportUser: async (db, { id }) => ({ courses: await exportCourses(db, id) }),
};
