import type { WithdrawalTotals } from '#domains/withdrawal/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Pucks } from '#web/ui/pucks.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

/** Shows the pucks of all withdrawals, and of this month. */
export function Totals({ totals }: { totals: WithdrawalTotals }) {
  const { t } = useTranslation('withdrawal');
  const format = useFormat();
  const { held, paid, fees, paidThisMonth, budget } = totals;
  return (
    <StatTiles
      tiles={[
        { label: t('totals.held'), value: <Pucks amount={held} />, note: t('totals.heldNote') },
        { label: t('totals.paid'), value: <Pucks amount={paid} />, note: t('totals.paidNote') },
        { label: t('totals.fees'), value: <Pucks amount={fees} />, note: t('totals.feesNote') },
        {
          label: t('totals.month'),
          value: <Pucks amount={paidThisMonth} />,
          note: t('totals.monthNote', { budget: format.number(budget) }),
        },
      ]}
    />
  );
}
