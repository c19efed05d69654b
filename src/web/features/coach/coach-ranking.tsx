import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RankedCoach } from '#domains/coach/contract.ts';
import { EmployerLink, employerKey } from '#web/features/job/employer-link.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

const COUNTS = ['games', 'wins', 'overtimeWins', 'overtimeLosses', 'losses', 'goalsFor', 'goalsAgainst'] as const;

/** Head coaches of clubs by the games that they have won in their careers. */
export function CoachRanking() {
  const { t } = useTranslation('coach');
  const format = useFormat();
  const query = useQuery(api.coaches.ranking.queryOptions());
  const share = ({ record: { games, wins, overtimeWins } }: RankedCoach) =>
    games === 0 ? null : ((wins + overtimeWins) / games) * 100;
  const columns: Column<RankedCoach>[] = [
    { id: 'rank', header: t('column.rank'), title: t('column.rankTitle'), value: ({ rank }) => rank, isLead: true },
    {
      id: 'coach',
      header: t('column.coach'),
      value: ({ person }) => `${person.lastname}, ${person.firstname}`,
      cell: ({ person }) => <PersonLink person={person} face flag />,
      isName: true,
    },
    ...COUNTS.map(
      (count): Column<RankedCoach> => ({
        id: count,
        header: t(`column.${count}`),
        title: t(`column.${count}Title`),
        value: ({ record }) => record[count],
      }),
    ),
    {
      id: 'share',
      header: t('column.share'),
      title: t('column.shareTitle'),
      value: share,
      cell: (row) => format.percent(share(row)),
    },
    // Last: on a phone one sees beside a name what the ranking is by.
    {
      id: 'team',
      header: t('column.job'),
      value: ({ employer }) => (employer ? employerKey(employer) : ''),
      cell: ({ employer }) => (employer ? <EmployerLink employer={employer} /> : NOTHING),
      isText: true,
    },
  ];
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={15} columns={8} />}>
      {({ data }) => (
        <Section title={t('ranking.title')} aside={<span>{t('ranking.hint')}</span>} isFlush>
          <DataTable
            label={t('ranking.title')}
            rows={data}
            columns={columns}
            rowKey={({ person }) => person.id}
            csvName="coaches"
            empty={t('ranking.empty')}
          />
        </Section>
      )}
    </Loaded>
  );
}
