/** What the world contributes to the program. */
import type { Slice } from '#domains/slice.ts';
import { PACE_SETTINGS } from '#domains/world/constants.ts';
import { worldNotifications } from '#domains/world/kinds.ts';
import { worldPolicy } from '#domains/world/policy.ts';
import { windowsRoutes, worldRoutes } from '#domains/world/routes.ts';
import { exportRequest, forgetRequest } from '#domains/world/store/pace.ts';

export const worldSlice: Slice = {
  name: 'world',
  policies: [worldPolicy],
  settings: PACE_SETTINGS,
  notifications: worldNotifications,
  routes: (needs) => ({ world: worldRoutes(needs), windows: windowsRoutes }),
  eraseUser: (tx, { id }) => forgetRequest(tx, id),
  exportUser: async (db, { id }) => ({ clubRequest: await exportRequest(db, id) }),
};
