import type { reportSaleLedgerKinds, reportSaleNotifications } from '#domains/report-sale/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const memos: RenderersOf<typeof reportSaleLedgerKinds> = {
  'report-sale': { icon: 'search', Words: said('club', 'memo.report-sale') },
};

export const subject = 'office';

export const notifications: RenderersOf<typeof reportSaleNotifications> = {
  'report-sold': { icon: 'search', Words: said('report-sale', 'notification') },
};
