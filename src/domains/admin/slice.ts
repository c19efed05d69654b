/** What admins bring to the program. */

import { adminPolicy } from '#domains/admin/policy.ts';
import { exportAdminActions } from '#domains/admin/store/of-user.ts';
import type { Slice } from '#domains/slice.ts';

export const adminSlice: Slice = {
  name: 'admin',
  policies: [adminPolicy],
  exportUser: async (db, { id }) => ({ adminActions: await exportAdminActions(db, id) }),
};
