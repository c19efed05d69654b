import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RankedCoach } from '#domains/coach/contract.ts';
import { EmployerLink, employerKey } from '#web/features/job/employer-link.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

const COUNTS = ['games', 'wins', 'overtimeWins', 'overtimeLosses', 'losses', 'goalsFor', 'goalsAgainst'] as const;

/** Head coaches of clubs by the games that they have won in their careers. */
export function CoachRanking() {
  const { t } = useTranslation('coach');
  const col = useColumnKit('coach').of<RankedCoach>();
  const query = useQuery(api.coaches.ranking.queryOptions());
  const share = ({ record: { games, wins, overtimeWins } }: RankedCoach) =>
    games === 0 ? null : ((wins + overtimeWins) / games) * 100;
  const columns: Column<RankedCoach>[] = [
    col.count('rank', { isLead: true }),
    col.person('coach', 'person', { face: true, flag: true, isName: true }),
    ...COUNTS.map((count): Column<RankedCoach> => col.count(count, ({ record }) => record[count])),
    col.percent('share', share),
    // Last: on a phone one sees beside a name what the ranking is by.
    col.text('team', ({ employer }) => (employer ? employerKey(employer) : ''), {
      header: t('column.job'),
      cell: ({ employer }) => (employer ? <EmployerLink employer={employer} /> : NOTHING),
    }),
  ];
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={15} columns={8} />}>
      {({ data }) => (
        <Section title={t('ranking.title')} aside={<span>{t('ranking.hint')}</span>} isFlush>
          <DataTable
            name="coach-ranking"
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
