import { useQuery } from '@tanstack/react-query';
import type { RankedReporter } from '#domains/reporter/contract.ts';
import { RankedPeople } from '#web/features/person/ranked-people.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';

/** Ranks reporters by their prizes and readers; shows nothing in a world without any articles. */
export function ReporterRanking() {
  const { t } = useTranslation('reporter');
  const col = useColumnKit('reporter:tiles').of<RankedReporter>();
  const query = useQuery(api.reporters.ranking.queryOptions());
  const truth = ({ rumors: { right, wrong } }: RankedReporter) =>
    right + wrong === 0 ? null : (100 * right) / (right + wrong);
  return (
    <RankedPeople
      query={query}
      words={{ title: t('ranking.title'), hint: t('ranking.hint'), rank: t('ranking.rank'), name: t('eyebrow') }}
      columns={[
        col.count('prizes', { header: t('ranking.prizes'), isTight: true }),
        col.count('readers'),
        col.count('articles'),
        col.percent('truth', truth, { digits: 0 }),
      ]}
    />
  );
}
