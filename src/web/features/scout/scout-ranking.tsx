import { useQuery } from '@tanstack/react-query';
import type { RankedScout } from '#domains/scout/contract.ts';
import { RankedPeople } from '#web/features/person/ranked-people.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';

/** Below this share the probability of a chance result is only shown as smaller. */
const HARDLY = 0.001;

/** Ranks scouts by accuracy against chance. */
export function ScoutRanking() {
  const { t } = useTranslation('scout');
  const col = useColumnKit('scout:ranking').of<RankedScout>();
  const format = useFormat();
  const query = useQuery(api.scouts.ranking.queryOptions());
  const percent = (share: number) => format.percent(share * 100, 1);
  return (
    <RankedPeople
      query={query}
      words={{
        title: t('ranking.title'),
        hint: t('ranking.hint'),
        rank: t('ranking.rank'),
        name: t('column.scout'),
        empty: t('ranking.empty'),
      }}
      columns={[
        col.count('luck', {
          cell: ({ luck }) => (luck < HARDLY ? t('ranking.under', { percent: percent(HARDLY) }) : percent(luck)),
          firstOrder: 'asc',
        }),
        col.percent('share', ({ calls, callsRight }) => (callsRight / calls) * 100, {
          header: t('column.record'),
          title: t('column.recordTitle'),
          digits: 0,
        }),
        col.count('right', 'callsRight'),
        col.count('calls'),
        col.team('team', { header: t('column.job'), name: 'full', value: ({ team }) => team?.city ?? '' }),
      ]}
    />
  );
}
