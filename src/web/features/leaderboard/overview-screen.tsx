import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverviewRow } from '#domains/ranking/contract.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Board } from './board.tsx';

const PLACES = ['rating', 'achievements', 'trophies', 'quests'] as const;

/** Managers by all leaderboards together. */
export function LeaderboardOverviewScreen() {
  const { t } = useTranslation('leaderboard');
  const format = useFormat();
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.ranking.overview.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  const columns = useMemo<Column<OverviewRow>[]>(
    () =>
      PLACES.map((id) => ({
        id,
        header: t(`column.${id}`),
        value: (row) => row[id]?.value ?? null,
        cell: ({ [id]: place }) =>
          place ? t('valueAndRank', { value: format.number(place.value), rank: format.ordinal(place.rank) }) : NOTHING,
      })),
    [t, format],
  );
  return (
    <Board
      path="/leaderboard/overview"
      title={t('overview')}
      intro={t('overviewIntro')}
      query={query}
      columns={columns}
    />
  );
}
