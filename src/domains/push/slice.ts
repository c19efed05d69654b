/** What pushes add to the program. */

import { pushJob } from '#domains/push/jobs.ts';
import { pushPolicy } from '#domains/push/policy.ts';
import { pushRoutes } from '#domains/push/routes.ts';
import { eraseDevices, exportDevices } from '#domains/push/store/devices.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const pushSlice: Slice = {
  name: 'push',
  policies: [pushPolicy],
  routes: () => ({ push: pushRoutes }),
  jobs: ({ publicUrl }) => [registerJob(pushJob(publicUrl))],
  eraseUser: (tx, { id }) => eraseDevices(tx, id),
  exportUser: async (db, { id }) => ({ devices: await exportDevices(db, id) }),
};
