import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArbitrationRow } from '#domains/free-agency/contract/shapes.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { playerColumn } from '#web/ui/player-columns.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

/** Cases before the arbitrator; nothing where there are none. */
export function ArbitrationList() {
  const { t } = useTranslation('free-agency');
  const cases = useQuery(api.freeAgency.arbitrations.queryOptions()).data?.data.cases ?? [];
  const columns = useColumns();
  if (cases.length === 0) return null;
  return (
    <Section title={t('arbitration.title')} isFlush>
      <DataTable label={t('arbitration.title')} rows={cases} columns={columns} rowKey={({ id }) => id} />
    </Section>
  );
}

function useColumns(): Column<ArbitrationRow>[] {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  return useMemo(() => {
    const money = (dollars: number | null) => (dollars === null ? NOTHING : format.money(dollars));
    return [
      playerColumn({ header: t('column.player'), face: true, flag: true }),
      {
        id: 'team',
        header: t('restricted.holder'),
        value: ({ team }) => team.abbr,
        cell: ({ team }) => <TeamLink team={team} name="abbr" />,
        isText: true,
      },
      {
        id: 'by',
        header: t('arbitration.broughtBy'),
        value: ({ electedBy }) => t(`arbitration.side.${electedBy}`),
        isText: true,
      },
      {
        id: 'offered',
        header: t('arbitration.offered'),
        value: ({ offered }) => offered,
        cell: ({ offered }) => money(offered),
      },
      {
        id: 'wanted',
        header: t('arbitration.wanted'),
        value: ({ wanted }) => wanted ?? 0,
        cell: ({ wanted }) => money(wanted),
      },
      {
        id: 'award',
        header: t('arbitration.award'),
        value: ({ award }) => award ?? 0,
        cell: ({ award }) => money(award),
      },
      {
        id: 'seasons',
        header: t('column.seasons'),
        title: t('column.seasonsTitle'),
        value: ({ seasons }) => seasons,
        isTight: true,
      },
      {
        id: 'status',
        header: t('column.status'),
        value: ({ status, daysLeft }) => t(`arbitration.status.${status}`, { count: daysLeft }),
        isText: true,
      },
    ];
  }, [t, format]);
}
