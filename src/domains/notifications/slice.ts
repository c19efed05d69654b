/** What notifications add to the program. */

import { nameOf } from '#domains/fact.ts';
import { notificationFact } from '#domains/kinds.ts';
import { notificationRoutes } from '#domains/notifications/routes/notifications.ts';
import { exportNotifications, forgetUser, removeNotifications } from '#domains/notifications/store.ts';
import type { SettingKind } from '#domains/settings/constants.ts';
import type { Slice } from '#domains/slice.ts';

/** One setting per kind, with which users mute it, or ask for it: muted kinds are neither counted nor listed. */
const NOTIFICATION_SETTINGS: Readonly<Record<`notifications.${string}`, SettingKind>> = Object.fromEntries(
  notificationFact.options.map((kind) => [
    `notifications.${nameOf(kind)}`,
    { kind: 'switch', default: !('isAskedFor' in kind) },
  ]),
);

export const notificationsSlice: Slice = {
  name: 'notifications',
  routes: ({ slices }) => ({ notifications: notificationRoutes(slices) }),
  settings: NOTIFICATION_SETTINGS,
  eraseUser: async (tx, { id }) => {
    await removeNotifications(tx, id);
    await forgetUser(tx, id);
  },
  exportUser: async (db, { id }) => ({ notifications: await exportNotifications(db, id) }),
};
