import { useQuery } from '@tanstack/react-query';
import { PurchaseTable } from '#web/features/purchase/own-purchases.tsx';
import { OwnTable } from '#web/features/withdrawal/own-table.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';

/** Lists purchases that a banned user can get refunded, and withdrawals that they can cancel; shows nothing if there are none. */
export function OwnMoney() {
  const { t } = useTranslation(['purchase', 'withdrawal']);
  const purchases = useQuery(api.purchases.list.queryOptions()).data?.data ?? [];
  const withdrawals = useQuery(api.withdrawals.mine.queryOptions()).data?.data.withdrawals ?? [];
  return (
    <>
      {purchases.length > 0 && (
        <Section title={t('purchase:mine')} isFlush>
          <PurchaseTable rows={purchases} />
        </Section>
      )}
      {withdrawals.length > 0 && (
        <Section title={t('withdrawal:mine')} isFlush>
          <OwnTable rows={withdrawals} />
        </Section>
      )}
    </>
  );
}
