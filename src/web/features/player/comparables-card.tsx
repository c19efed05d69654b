import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { playerName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';

/** Players of the same position and near strength, with what they earn and have done; he stands among them. */
export function ComparablesCard({ player, others }: { player: RosterPlayerView; others: readonly RosterPlayerView[] }) {
  const { t } = useTranslation(['player', 'club', 'stats']);
  const format = useFormat();
  const columns = useMemo<Column<RosterPlayerView>[]>(
    () => [
      {
        id: 'player',
        header: t('stats:short.player'),
        value: (row) => playerName(row),
        cell: (row) => <PlayerLink player={row} face flag />,
        isName: true,
      },
      { id: 'age', header: t('stats:short.age'), value: (row) => row.age },
      {
        id: 'overall',
        header: t('club:roster.column.overall'),
        title: t('player:overall'),
        value: (row) => row.overall,
        cell: (row) => <RatingPill rating={row.overall} size="sm" />,
      },
      {
        id: 'salary',
        header: t('club:roster.column.salary'),
        value: (row) => row.contract?.salary ?? null,
        cell: (row) => (row.contract ? format.shortMoney(row.contract.salary) : t('club:roster.noContract')),
      },
      {
        id: 'until',
        header: t('club:roster.column.until'),
        title: t('club:roster.column.untilTitle'),
        value: (row) => row.contract?.to ?? null,
        cell: (row) => (row.contract ? seasonLabel(row.contract.to) : NOTHING),
      },
    ],
    [t, format],
  );
  const rows = [player, ...others].toSorted((a, b) => b.overall - a.overall);
  return (
    <Section title={t('player:comparables')} isFlush>
      <DataTable
        label={t('player:comparables')}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        isMarked={({ id }) => id === player.id}
      />
    </Section>
  );
}
