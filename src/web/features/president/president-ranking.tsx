import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RankedPresident } from '#domains/president/contract.ts';
import { RankedPeople } from '#web/features/person/ranked-people.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import { FederationLink } from '#web/ui/federation-link.tsx';

/**
 * Ranks presidents by their achievements; shows nothing in a world before the end of the first season in office. @param
 * nation the only nation ranked; undefined: all
 */
export function PresidentRanking({ nation }: { nation: number | undefined }) {
  const { t } = useTranslation('president');
  const col = useColumnKit('president:ranking').of<RankedPresident>();
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
        col.signed('moved'),
        col.number('score', { header: t('column.score'), title: t('ranking.scoreTitle'), digits: 0 }),
        col.count('seasons'),
        col.count('place', { firstOrder: 'asc' }),
        col.percent('youth', { digits: 2 }),
        col.text('federation', 'nationId', {
          header: t('federation'),
          cell: ({ nationId }) => (nationId === null ? NOTHING : <FederationLink nationId={nationId} />),
        }),
      ]}
    />
  );
}
