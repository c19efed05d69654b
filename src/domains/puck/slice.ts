/** What pucks add to the program; they move in the ledger of finances. */

import { forgetGiver } from '#domains/finances/store/ledger.ts';
import { issuesArePosted, nobodyOwesPucks, pucksAreConserved } from '#domains/puck/checks.ts';
import { PUCK_SETTINGS } from '#domains/puck/constants.ts';
import { puckDays } from '#domains/puck/days.ts';
import { startPucksJob } from '#domains/puck/jobs.ts';
import { puckLedgerKinds, puckNotifications } from '#domains/puck/kinds.ts';
import { puckRoutes } from '#domains/puck/routes.ts';
import { exportIssues } from '#domains/puck/store/issue.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const puckSlice: Slice = {
  name: 'puck',
  settings: PUCK_SETTINGS,
  routes: () => ({ pucks: puckRoutes }),
  jobs: () => [registerJob(startPucksJob)],
  days: puckDays,
  ledgerKinds: puckLedgerKinds,
  notifications: puckNotifications,
  checks: [nobodyOwesPucks, pucksAreConserved, issuesArePosted],
  eraseUser: (tx, { id }) => forgetGiver(tx, id),
  exportUser: async (db, { id }) => ({ pucksIssued: await exportIssues(db, id) }),
};
