/** What settings add to the program. */

import { settingsRoutes } from '#domains/settings/routes.ts';
import { MENU_SETTINGS, TABLE_SETTINGS } from '#domains/settings/rules.ts';
import { readSettings, removeSettings } from '#domains/settings/store.ts';
import type { Slice } from '#domains/slice.ts';

export const settingsSlice: Slice = {
  name: 'settings',
  settings: { ...TABLE_SETTINGS, ...MENU_SETTINGS },
  routes: (needs) => ({ settings: settingsRoutes(needs) }),
  eraseUser: (tx, { id }) => removeSettings(tx, id),
  exportUser: async (db, { id }) => ({ settings: await readSettings(db, id) }),
};
