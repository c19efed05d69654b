import { useMemo } from 'react';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { playerName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';

/**
 * Compares the player with others of the same position and similar strength, with their salaries and statistics; he is
 * among them.
 */
export function ComparablesCard({ player, others }: { player: RosterPlayerView; others: readonly RosterPlayerView[] }) {
  const { t } = useTranslation(['player', 'club', 'stats']);
  const col = useColumnKit('club:roster.column').of<RosterPlayerView>();
  const format = useFormat();
  const columns = useMemo<Column<RosterPlayerView>[]>(
    () => [
      col.player({ of: (row) => row, name: 'full', flag: true, value: (row) => playerName(row) }),
      col.count('age'),
      col.rating('overall'),
      col.count('salary', (row) => row.contract?.salary ?? null, {
        cell: (row) => (row.contract ? format.shortMoney(row.contract.salary) : t('club:roster.noContract')),
      }),
      col.count('until', (row) => row.contract?.to ?? null, {
        cell: (row) => (row.contract ? seasonLabel(row.contract.to) : NOTHING),
      }),
    ],
    [t, format, col],
  );
  const rows = [player, ...others].toSorted((a, b) => b.overall - a.overall);
  return (
    <Section title={t('player:comparables')} isFlush>
      <DataTable
        name="comparables"
        label={t('player:comparables')}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        isMarked={({ id }) => id === player.id}
      />
    </Section>
  );
}
