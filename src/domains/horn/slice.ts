/** What goal horns that users bring along bring to the program. */
import { hornNotifications } from '#domains/horn/kinds.ts';
import { hornPolicy } from '#domains/horn/policy.ts';
import { hornRoutes } from '#domains/horn/routes.ts';
import { eraseHorns, exportHorns } from '#domains/horn/store/of-user.ts';
import type { Slice } from '#domains/slice.ts';

export const hornSlice: Slice = {
  name: 'horn',
  routes: () => ({ horns: hornRoutes }),
  notifications: hornNotifications,
  policies: [hornPolicy],
  eraseUser: (tx, { id }) => eraseHorns(tx, id),
  exportUser: (db, { id }) => exportHorns(db, id),
};
