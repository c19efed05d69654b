/** What the market for reports adds to the program. */
import { reportSaleDays, reportSaleFounding } from '#domains/report-sale/days.ts';
import { reportSaleLedgerKinds, reportSaleNotifications } from '#domains/report-sale/kinds.ts';
import { reportSaleRoutes } from '#domains/report-sale/routes.ts';
import { eraseOffers, exportSales } from '#domains/report-sale/store.ts';
import type { Slice } from '#domains/slice.ts';

export const reportSaleSlice: Slice = {
  name: 'report-sale',
  routes: () => ({ reportSales: reportSaleRoutes }),
  days: reportSaleDays,
  founding: reportSaleFounding,
  notifications: reportSaleNotifications,
  ledgerKinds: reportSaleLedgerKinds,
  eraseUser: (tx, { id }) => eraseOffers(tx, id),
  exportUser: async (db, { id }) => ({ reportSales: await exportSales(db, id) }),
};
