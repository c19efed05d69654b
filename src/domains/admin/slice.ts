/** What admins bring to the program. */
import { exportAdminActions } from '#domains/admin/store/of-user.ts';
import type { Slice } from '#domains/slice.ts';

export const adminSlice: Slice = {
  name: 'admin',
  exportUser: async (db, { id }) => ({ adminActions: await exportAdminActions(db, id) }),
};
