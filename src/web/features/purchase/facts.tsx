import type { purchaseLedgerKinds, purchaseNotifications } from '#domains/purchase/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';

const toPurchase = ({ purchaseId }: { purchaseId: number }) => `/purchase/${purchaseId}`;

export const notifications: RenderersOf<typeof purchaseNotifications> = {
  'purchase-paid': { icon: 'puck', Words: Paid, to: toPurchase },
  'purchase-refunded': { icon: 'puck', Words: Refunded, to: toPurchase },
  'purchase-disputed': { icon: 'puck', Words: said('purchase', 'notice.disputed'), to: toPurchase },
  'admin-grant': { icon: 'puck', Words: Granted, to: '/puck/transactions' },
};

export const memos: RenderersOf<typeof purchaseLedgerKinds> = {
  purchase: { icon: 'puck', Words: said('purchase', 'memo.purchase'), to: toPurchase },
  'purchase-refund': { icon: 'puck', Words: said('purchase', 'memo.refund'), to: toPurchase },
  'purchase-refund-failed': { icon: 'puck', Words: said('purchase', 'memo.refundFailed'), to: toPurchase },
  // Owed refunds are among the purchases there.
  'debt-payment': { icon: 'puck', Words: said('purchase', 'memo.debt'), to: '/puck' },
  // The public log.
  'admin-grant': { icon: 'puck', Words: said('purchase', 'memo.grant'), to: '/puck/transactions' },
};

function Paid({ pucks, months }: ParamsOf<typeof purchaseNotifications>['purchase-paid']) {
  const { t } = useTranslation('purchase');
  return months > 0 ? t('notice.paidPremium', { count: months }) : t('notice.paid', { count: pucks });
}

function Refunded({ pucks, debt }: ParamsOf<typeof purchaseNotifications>['purchase-refunded']) {
  const { t } = useTranslation('purchase');
  if (debt > 0) return t('notice.refundedDebt', { count: debt });
  return pucks > 0 ? t('notice.refundedPucks', { count: pucks }) : t('notice.refunded');
}

function Granted({ pucks, reason }: ParamsOf<typeof purchaseNotifications>['admin-grant']) {
  const { t } = useTranslation('purchase');
  return pucks > 0 ? t('notice.granted', { count: pucks, reason }) : t('notice.taken', { count: -pucks, reason });
}
