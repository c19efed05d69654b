import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RankedReporter } from '#domains/reporter/contract.ts';
import { RankedPeople } from '#web/features/person/ranked-people.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';

/** Reporters by their prizes and their readers; nothing in a world where nobody has written yet. */
export function ReporterRanking() {
  const { t } = useTranslation('reporter');
  const format = useFormat();
  const query = useQuery(api.reporters.ranking.queryOptions());
  const truth = ({ rumors: { right, wrong } }: RankedReporter) =>
    right + wrong === 0 ? null : (100 * right) / (right + wrong);
  return (
    <RankedPeople
      query={query}
      words={{ title: t('ranking.title'), hint: t('ranking.hint'), rank: t('ranking.rank'), name: t('eyebrow') }}
      columns={[
        { id: 'prizes', header: t('ranking.prizes'), value: ({ prizes }) => prizes, isTight: true },
        { id: 'readers', header: t('tiles.readers'), value: ({ readers }) => readers },
        { id: 'articles', header: t('tiles.articles'), value: ({ articles }) => articles },
        {
          id: 'truth',
          header: t('tiles.truth'),
          value: truth,
          cell: (row) => (truth(row) === null ? NOTHING : format.percent(truth(row), 0)),
        },
      ]}
    />
  );
}
