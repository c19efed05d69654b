/** What saved searches add to the program. */
import { savedSearchJob } from '#domains/saved-search/jobs.ts';
import { savedSearchNotifications } from '#domains/saved-search/kinds.ts';
import { savedSearchRoutes } from '#domains/saved-search/routes.ts';
import { eraseSearches, exportSearches } from '#domains/saved-search/store.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const savedSearchSlice: Slice = {
  name: 'saved-search',
  routes: () => ({ savedSearches: savedSearchRoutes }),
  jobs: () => [registerJob(savedSearchJob)],
  notifications: savedSearchNotifications,
  eraseUser: (tx, { id }) => eraseSearches(tx, id),
  exportUser: async (db, { id }) => ({ savedSearches: await exportSearches(db, id) }),
};
