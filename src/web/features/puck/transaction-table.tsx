import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PuckTransaction } from '#domains/puck/contract.ts';
import { memoRenderers } from '#web/features/facts.ts';
import { FactWords } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** What has moved in the account of pucks, the newest first. */
export function TransactionTable({ rows }: { rows: readonly PuckTransaction[] }) {
  const { t } = useTranslation('puck');
  const format = useFormat();
  const columns = useMemo(
    (): Column<PuckTransaction>[] => [
      {
        id: 'what',
        header: t('what'),
        value: ({ id }) => id,
        cell: (row) => <FactWords of={memoRenderers} fact={row} />,
        isText: true,
        isName: true,
      },
      {
        id: 'date',
        header: t('date'),
        value: ({ id }) => id,
        cell: ({ season, day }) => t('dateOf', { season, day }),
      },
      {
        id: 'amount',
        header: t('amount'),
        value: ({ amount }) => amount,
        cell: ({ amount }) => (amount > 0 ? `+${format.number(amount)}` : format.number(amount)),
      },
    ],
    [t, format],
  );
  if (rows.length === 0) {
    return (
      <EmptyState icon="puck" title={t('emptyTitle')}>
        <p>{t('empty')}</p>
      </EmptyState>
    );
  }
  return <DataTable label={t('last')} rows={rows} columns={columns} rowKey={({ id }) => id} />;
}
