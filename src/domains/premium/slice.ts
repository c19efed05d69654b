/** What premium brings to the program. Until when it lasts is kept with the account. */
import { premiumWasPaidFor } from '#domains/premium/checks.ts';
import { erasePremium, exportPremium } from '#domains/premium/store/membership.ts';
import type { Slice } from '#domains/slice.ts';

export const premiumSlice: Slice = {
  name: 'premium',
  checks: [premiumWasPaidFor],
  eraseUser: (tx, { id }) => erasePremium(tx, id),
  exportUser: async (db, { id }) => ({ premium: await exportPremium(db, id) }),
};
