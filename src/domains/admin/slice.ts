/** The admin slice. */

import { adminPolicy } from '#domains/admin/policy.ts';
import { adminRoutes } from '#domains/admin/routes.ts';
import { exportAdminActions } from '#domains/admin/store/actions.ts';
import type { Slice } from '#domains/slice.ts';

export const adminSlice: Slice = {
  name: 'admin',
  policies: [adminPolicy],
  routes: () => ({ admin: adminRoutes }),
  exportUser: async (db, { id }) => ({ adminActions: await exportAdminActions(db, id) }),
};
