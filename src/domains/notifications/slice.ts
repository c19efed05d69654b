/** What notifications bring to the program. */

import { notificationRoutes } from '#domains/notifications/routes.ts';
import { exportNotifications, removeNotifications } from '#domains/notifications/store.ts';
import type { Slice } from '#domains/slice.ts';

export const notificationsSlice: Slice = {
  name: 'notifications',
  routes: () => ({ notifications: notificationRoutes }),
  eraseUser: (tx, { id }) => removeNotifications(tx, id),
  exportUser: async (db, { id }) => ({ notifications: await exportNotifications(db, id) }),
};
