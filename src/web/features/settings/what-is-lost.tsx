import { useQuery } from '@tanstack/react-query';
import { productOf, REFUND_DAYS } from '#domains/purchase/constants.ts';
import type { PurchaseRow } from '#domains/purchase/contract.ts';
import { refundableUntil } from '#domains/purchase/rules.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Lists what is lost with an account: pucks, premium, an open withdrawal, and refunds that the buyer may request. */
export function WhatIsLost() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { puckBalance, isPremium, premiumExpiresAt } = useManager();
  const purchases = useQuery(api.purchases.list.queryOptions()).data?.data ?? [];
  const hasOpen = useQuery(api.withdrawals.mine.queryOptions()).data?.data.hasOpen ?? false;
  const lost = [
    ...(puckBalance > 0 ? [t('remove.pucks', { count: puckBalance })] : []),
    ...(isPremium && premiumExpiresAt
      ? [t('remove.premium', { until: format.instant(premiumExpiresAt, 'date') })]
      : []),
    ...(hasOpen ? [t('remove.withdrawal')] : []),
    ...(purchases.some((one) => isReturnable(one, Date.now())) ? [t('remove.refund', { days: REFUND_DAYS })] : []),
  ];
  if (lost.length === 0) return null;
  return (
    <>
      <p>{t('remove.lost')}</p>
      <ul>
        {lost.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

/** Returns whether the buyer can still get a refund for the unspent part. */
function isReturnable({ product, state, paidAt }: PurchaseRow, now: number): boolean {
  if (state !== 'paid' || paidAt === null || productOf(product).kind !== 'pucks') return false;
  return now < refundableUntil(Date.parse(paidAt));
}
