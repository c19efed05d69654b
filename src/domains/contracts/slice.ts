/** The contracts slice. */
import { contractsDays } from '#domains/contracts/days.ts';
import {
  contractsDesk,
  contractsLedgerKinds,
  contractsNews,
  contractsNotifications,
} from '#domains/contracts/kinds.ts';
import { contractsPolicy } from '#domains/contracts/policy.ts';
import { contractRoutes } from '#domains/contracts/routes.ts';
import { withdrawOffersOf } from '#domains/contracts/store/offers.ts';
import { clientsOnDesk } from '#domains/contracts/views/agent-inbox.ts';
import { askedContracts } from '#domains/contracts/views/contracts.ts';
import type { Slice } from '#domains/slice.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export const contractsSlice: Slice = {
  name: 'contracts',
  routes: () => ({ contracts: contractRoutes }),
  policies: [contractsPolicy],
  news: contractsNews,
  notifications: contractsNotifications,
  desk: contractsDesk,
  deskItems: askedContracts,
  userDeskItems: clientsOnDesk,
  ledgerKinds: contractsLedgerKinds,
  days: contractsDays,
  onTakeOver: (tx, { clubId }) => withdrawOffersOf(pgRows(tx), clubId),
};
