/** The auth slice. */

import { tidyAccountsJob } from '#domains/auth/jobs.ts';
import { authRoutes } from '#domains/auth/routes.ts';
import { eraseLogins, exportPlaces, exportSessions } from '#domains/auth/store/of-user.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const authSlice: Slice = {
  name: 'auth',
  routes: ({ slices }) => ({ auth: authRoutes({ nouns: slices }) }),
  jobs: () => [registerJob(tidyAccountsJob)],
  eraseUser: (tx, { id }) => eraseLogins(tx, id),
  exportUser: async (db, { id }) => ({ sessions: await exportSessions(db, id), places: await exportPlaces(db, id) }),
};
