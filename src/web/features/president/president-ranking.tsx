import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RankedPeople } from '#web/features/person/ranked-people.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { FederationLink } from '#web/ui/federation-link.tsx';

/** Presidents by what they have moved; nothing in a world where no season in office is over. @param nation whose alone; undefined: of all */
export function PresidentRanking({ nation }: { nation: number | undefined }) {
  const { t } = useTranslation('president');
  const format = useFormat();
  const query = useQuery(
    api.presidents.ranking.queryOptions({
      input: nation === undefined ? {} : { nation },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <RankedPeople
      query={query}
      words={{ title: t('ranking.title'), hint: t('ranking.hint'), rank: t('ranking.rank'), name: t('ranking.name') }}
      columns={[
        {
          id: 'moved',
          header: t('ranking.moved'),
          title: t('ranking.movedTitle'),
          value: ({ moved }) => moved,
          cell: ({ moved }) => format.signed(moved),
        },
        {
          id: 'score',
          header: t('column.score'),
          title: t('ranking.scoreTitle'),
          value: ({ score }) => score,
          cell: ({ score }) => format.number(score, 0),
        },
        {
          id: 'seasons',
          header: t('ranking.seasons'),
          title: t('ranking.seasonsTitle'),
          value: ({ seasons }) => seasons,
        },
        {
          id: 'place',
          header: t('ranking.place'),
          title: t('ranking.placeTitle'),
          value: ({ place }) => place,
          firstOrder: 'asc',
        },
        {
          id: 'youth',
          header: t('column.youth'),
          title: t('column.youthTitle'),
          value: ({ youth }) => youth,
          cell: ({ youth }) => format.percent(youth, 2),
        },
        {
          id: 'federation',
          header: t('federation'),
          value: ({ nationId }) => nationId,
          cell: ({ nationId }) => (nationId === null ? NOTHING : <FederationLink nationId={nationId} />),
          isText: true,
        },
      ]}
    />
  );
}
