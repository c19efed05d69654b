/** What notifications bring to the program. */
import { exportNotifications, removeNotifications } from '#domains/notifications/store.ts';
import type { Slice } from '#domains/slice.ts';

export const notificationsSlice: Slice = {
  name: 'notifications',
  eraseUser: (tx, { id }) => removeNotifications(tx, id),
  exportUser: async (db, { id }) => ({ notifications: await exportNotifications(db, id) }),
};
