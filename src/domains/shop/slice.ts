/** What the shop adds to the program. */
import { purchasesArePaid } from '#domains/shop/checks.ts';
import { shopLedgerKinds } from '#domains/shop/kinds.ts';
import { shopRoutes } from '#domains/shop/routes.ts';
import { wearDesign } from '#domains/shop/store/club-look.ts';
import { customPlayerSubject } from '#domains/shop/store/custom-players.ts';
import { eraseShop, exportShop } from '#domains/shop/store/of-user.ts';
import type { Slice } from '#domains/slice.ts';

export const shopSlice: Slice = {
  name: 'shop',
  routes: () => ({ shop: shopRoutes }),
  ledgerKinds: shopLedgerKinds,
  subjects: () => [customPlayerSubject],
  checks: [purchasesArePaid],
  onTakeOver: wearDesign,
  eraseUser: (tx, { id }) => eraseShop(tx, id),
  exportUser: (db, { id }) => exportShop(db, id),
};
