/** What withdrawals add to the program. */
import type { Slice } from '#domains/slice.ts';
import { withdrawalsAreHeld, withdrawalsArePaid } from '#domains/withdrawal/checks.ts';
import { withdrawalLedgerKinds, withdrawalNotifications } from '#domains/withdrawal/kinds.ts';
import { withdrawalPolicy } from '#domains/withdrawal/policy.ts';
import { withdrawalRoutes } from '#domains/withdrawal/routes.ts';
import { eraseWithdrawals, exportWithdrawals } from '#domains/withdrawal/store/of-user.ts';

export const withdrawalSlice: Slice = {
  name: 'withdrawal',
  routes: () => ({ withdrawals: withdrawalRoutes }),
  policies: [withdrawalPolicy],
  ledgerKinds: withdrawalLedgerKinds,
  notifications: withdrawalNotifications,
  checks: [withdrawalsAreHeld, withdrawalsArePaid],
  eraseUser: (tx, { id }) => eraseWithdrawals(tx, id),
  exportUser: async (db, { id }) => ({ withdrawals: await exportWithdrawals(db, id) }),
};
