import type { FactOf } from '#domains/fact.ts';
import type { reportSaleLedgerKinds, reportSaleNotifications } from '#domains/report-sale/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type Memo = FactOf<typeof reportSaleLedgerKinds>;
type Notification = FactOf<typeof reportSaleNotifications>;

export const memos: RenderersOf<Memo> = {
  'report-sale': { icon: 'search', Words: said('club', 'memo.report-sale') },
};

export const notifications: RenderersOf<Notification> = {
  'report-sold': { icon: 'search', Words: said('report-sale', 'notification') },
};
