/** What users' goal horns contribute to the program. */
import { hornPolicy } from '#domains/horn/policy.ts';
import { hornRoutes } from '#domains/horn/routes.ts';
import { eraseHorns, exportHorns } from '#domains/horn/store/of-user.ts';
import { hornSubject } from '#domains/horn/store/removed.ts';
import type { Slice } from '#domains/slice.ts';

export const hornSlice: Slice = {
  name: 'horn',
  routes: () => ({ horns: hornRoutes }),
  subjects: () => [hornSubject],
  policies: [hornPolicy],
  eraseUser: (tx, { id }) => eraseHorns(tx, id),
  exportUser: (db, { id }) => exportHorns(db, id),
};
