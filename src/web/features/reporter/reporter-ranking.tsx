import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RankedReporter } from '#domains/reporter/contract.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Reporters by their prizes and their readers; nothing in a world where nobody has written yet. */
export function ReporterRanking() {
  const { t } = useTranslation('reporter');
  const format = useFormat();
  const query = useQuery(api.reporters.ranking.queryOptions());
  const truth = ({ rumors: { right, wrong } }: RankedReporter) =>
    right + wrong === 0 ? null : (100 * right) / (right + wrong);
  const columns: Column<RankedReporter>[] = [
    { id: 'rank', header: t('ranking.rank'), value: ({ rank }) => rank, isTight: true, firstOrder: 'asc' },
    {
      id: 'name',
      header: t('eyebrow'),
      value: ({ person }) => `${person.lastname}, ${person.firstname}`,
      cell: ({ person }) => <PersonLink person={person} face flag />,
      isName: true,
      firstOrder: 'asc',
    },
    { id: 'prizes', header: t('ranking.prizes'), value: ({ prizes }) => prizes, isTight: true },
    { id: 'readers', header: t('tiles.readers'), value: ({ readers }) => readers },
    { id: 'articles', header: t('tiles.articles'), value: ({ articles }) => articles },
    {
      id: 'truth',
      header: t('tiles.truth'),
      value: truth,
      cell: (row) => (truth(row) === null ? NOTHING : format.percent(truth(row), 0)),
    },
  ];
  return (
    <Loaded query={query} skeleton={<LoadingTable />}>
      {({ data }) =>
        data.length > 0 && (
          <Section title={t('ranking.title')} aside={<span>{t('ranking.hint')}</span>} isFlush>
            <DataTable label={t('ranking.title')} rows={data} columns={columns} rowKey={({ person }) => person.id} />
          </Section>
        )
      }
    </Loaded>
  );
}
