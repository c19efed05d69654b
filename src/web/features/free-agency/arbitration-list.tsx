import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ArbitrationRow } from '#domains/free-agency/contract/shapes.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Section } from '#web/ui/section.tsx';

/** Lists arbitration cases; shows nothing if there are none. */
export function ArbitrationList() {
  const { t } = useTranslation('free-agency');
  const cases = useQuery(api.freeAgency.arbitrations.queryOptions()).data?.data.cases ?? [];
  const columns = useColumns();
  if (cases.length === 0) return null;
  return (
    <Section title={t('arbitration.title')} isFlush>
      <DataTable
        name="arbitration-cases"
        label={t('arbitration.title')}
        rows={cases}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}

function useColumns(): Column<ArbitrationRow>[] {
  const { t } = useTranslation('free-agency');
  const col = useColumnKit('free-agency:arbitration').of<ArbitrationRow>();
  const format = useFormat();
  return useMemo(() => {
    const money = (dollars: number | null) => (dollars === null ? NOTHING : format.money(dollars));
    return [
      col.player({ flag: true }),
      col.team('team', { header: t('restricted.holder') }),
      col.text('by', ({ electedBy }) => t(`arbitration.side.${electedBy}`), { header: t('arbitration.broughtBy') }),
      col.money('offered'),
      col.count('wanted', ({ wanted }) => wanted ?? 0, { cell: ({ wanted }) => money(wanted) }),
      col.count('award', ({ award }) => award ?? 0, { cell: ({ award }) => money(award) }),
      col.count('seasons', { isTight: true }),
      col.text('outcome', ({ status, daysLeft }) => t(`arbitration.status.${status}`, { count: daysLeft })),
    ];
  }, [t, format, col]);
}
