import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { reportSaleLedgerKinds, reportSaleNotifications } from '#domains/report-sale/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type Memo = FactOf<typeof reportSaleLedgerKinds>;
type Notification = FactOf<typeof reportSaleNotifications>;

export const memos: RenderersOf<Memo> = {
  'report-sale': { icon: 'search', Words: Paid },
};

export const notifications: RenderersOf<Notification> = {
  'report-sold': { icon: 'search', Words: Sold },
};

function Paid({ scout, player }: ParamsOf<Memo>['report-sale']) {
  const { t } = useTranslation('club');
  return t('memo.report-sale', { scout, player });
}

function Sold({ team, player, price }: ParamsOf<Notification>['report-sold']) {
  const { t } = useTranslation('report-sale');
  const format = useFormat();
  return t('notification', { team, player, money: format.money(price) });
}
