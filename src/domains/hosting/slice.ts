/** What bids to host add to the program. */
import { hostingDays } from '#domains/hosting/days.ts';
import { hostingDesk, hostingLedgerKinds, hostingNews, hostingNotifications } from '#domains/hosting/kinds.ts';
import { hostingRoutes } from '#domains/hosting/routes.ts';
import { erasePleas, pleaSubject } from '#domains/hosting/store.ts';
import { bidToMake } from '#domains/hosting/views.ts';
import type { Slice } from '#domains/slice.ts';

export const hostingSlice: Slice = {
  name: 'hosting',
  routes: () => ({ hosting: hostingRoutes }),
  days: hostingDays,
  news: hostingNews,
  notifications: hostingNotifications,
  desk: hostingDesk,
  userDeskItems: bidToMake,
  subjects: () => [pleaSubject],
  ledgerKinds: hostingLedgerKinds,
  eraseUser: (tx, { id }) => erasePleas(tx, id),
};
