/** The Banana Day slice. */
import { fruitIsConserved } from '#domains/banana/checks.ts';
import { bananaDayHooks } from '#domains/banana/days.ts';
import { bananaLedgerKinds, bananaNotifications } from '#domains/banana/kinds.ts';
import { bananaPolicy } from '#domains/banana/policy.ts';
import { bananaRoutes } from '#domains/banana/routes.ts';
import { eraseFruit, exportFruit } from '#domains/banana/store/of-user.ts';
import type { Slice } from '#domains/slice.ts';

export const bananaSlice: Slice = {
  name: 'banana',
  routes: () => ({ bananaDay: bananaRoutes }),
  days: bananaDayHooks,
  notifications: bananaNotifications,
  ledgerKinds: bananaLedgerKinds,
  policies: [bananaPolicy],
  checks: [fruitIsConserved],
  eraseUser: (tx, { id }) => eraseFruit(tx, id),
  exportUser: (db, { id }) => exportFruit(db, id),
};
