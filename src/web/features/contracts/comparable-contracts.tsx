import { useMemo } from 'react';
import type { ComparableContract } from '#domains/contracts/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Text } from '#web/ui/layout.tsx';

/** Lists recent contracts of similar players, closest first. */
export function ComparableContracts({ rows }: { rows: readonly ComparableContract[] }) {
  const { t } = useTranslation('contracts');
  const col = useColumnKit('contracts').of<ComparableContract>();
  const columns = useMemo<Column<ComparableContract>[]>(
    () => [
      col.overall(),
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.count('age', { isTight: true }),
      col.team('team'),
      col.money('salary', { isShort: true }),
      col.count('seasons', { isTight: true }),
      col.text('signedAt', ({ signedAt }) => signedAt.season * 100 + signedAt.day, {
        cell: ({ signedAt }) => t('comparables.day', signedAt),
      }),
    ],
    [t, col],
  );
  return (
    <>
      <DataTable
        name="comparable-contracts"
        label={t('comparables.title')}
        rows={rows}
        columns={columns}
        rowKey={({ contractId }) => contractId}
        empty={t('comparables.none')}
      />
      <Text aside inset="md">
        {t('comparables.hint')}
      </Text>
    </>
  );
}
