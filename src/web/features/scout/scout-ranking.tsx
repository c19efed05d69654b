import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RankedPeople } from '#web/features/person/ranked-people.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { TeamLink } from '#web/ui/team-link.tsx';

/** Below this share a coin's chance is only said to be smaller. */
const HARDLY = 0.001;

/** Scouts by how right they were against chance. */
export function ScoutRanking() {
  const { t } = useTranslation('scout');
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
        {
          id: 'luck',
          header: t('ranking.luck'),
          title: t('ranking.luckTitle'),
          value: ({ luck }) => luck,
          cell: ({ luck }) => (luck < HARDLY ? t('ranking.under', { percent: percent(HARDLY) }) : percent(luck)),
          firstOrder: 'asc',
        },
        {
          id: 'share',
          header: t('column.record'),
          title: t('column.recordTitle'),
          value: ({ calls, callsRight }) => callsRight / calls,
          cell: ({ calls, callsRight }) => format.percent((callsRight / calls) * 100, 0),
        },
        { id: 'right', header: t('ranking.right'), value: ({ callsRight }) => callsRight },
        { id: 'calls', header: t('ranking.calls'), title: t('ranking.callsTitle'), value: ({ calls }) => calls },
        {
          id: 'team',
          header: t('column.job'),
          value: ({ team }) => team?.city ?? '',
          cell: ({ team }) => (team ? <TeamLink team={team} /> : NOTHING),
          isText: true,
        },
      ]}
    />
  );
}
