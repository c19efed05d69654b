import { useQuery } from '@tanstack/react-query';
import type { RankedCoach } from '#domains/coach/contract.ts';
import { EmployerLink, employerKey } from '#web/features/job/employer-link.tsx';
import { RankedPeople } from '#web/features/person/ranked-people.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';

const COUNTS = ['games', 'wins', 'overtimeWins', 'overtimeLosses', 'losses', 'goalsFor', 'goalsAgainst'] as const;

/** Ranks the head coaches of clubs by career wins. */
export function CoachRanking() {
  const { t } = useTranslation('coach');
  const col = useColumnKit('coach').of<RankedCoach>();
  const query = useQuery(api.coaches.ranking.queryOptions());
  const share = ({ record: { games, wins, overtimeWins } }: RankedCoach) =>
    games === 0 ? null : ((wins + overtimeWins) / games) * 100;
  return (
    <RankedPeople
      query={query}
      table="coach-ranking"
      csvName="coaches"
      words={{
        title: t('ranking.title'),
        hint: t('ranking.hint'),
        rank: t('column.rank'),
        name: t('column.coach'),
        empty: t('ranking.empty'),
      }}
      columns={[
        ...COUNTS.map((count): Column<RankedCoach> => col.count(count, ({ record }) => record[count])),
        col.percent('share', share),
        // Last: on a phone the value that the ranking is by is then beside the name.
        col.text('team', ({ employer }) => (employer ? employerKey(employer) : ''), {
          header: t('column.job'),
          cell: ({ employer }) => (employer ? <EmployerLink employer={employer} /> : NOTHING),
        }),
      ]}
    />
  );
}
