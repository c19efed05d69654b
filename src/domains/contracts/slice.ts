/** What contracts bring to the program. */
import { contractsDays } from '#domains/contracts/days.ts';
import { contractsDesk, contractsLedgerKinds, contractsNotifications } from '#domains/contracts/kinds.ts';
import { contractsPolicy } from '#domains/contracts/policy.ts';
import { contractRoutes } from '#domains/contracts/routes.ts';
import { askedContracts } from '#domains/contracts/views.ts';
import type { Slice } from '#domains/slice.ts';

export const contractsSlice: Slice = {
  name: 'contracts',
  routes: () => ({ contracts: contractRoutes }),
  policies: [contractsPolicy],
  notifications: contractsNotifications,
  desk: contractsDesk,
  deskItems: askedContracts,
  ledgerKinds: contractsLedgerKinds,
  days: contractsDays,
};
