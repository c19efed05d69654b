import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OverviewRow } from '#domains/ranking/contract.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Board, useBoardInput } from './board.tsx';

const PLACES = ['rating', 'achievements', 'trophies', 'quests'] as const;

/** Ranks managers by all leaderboards combined. */
export function LeaderboardOverviewScreen() {
  const { t } = useTranslation('leaderboard');
  const col = useColumnKit('leaderboard').of<OverviewRow>();
  const format = useFormat();
  const input = useBoardInput();
  const query = useQuery(api.ranking.overview.queryOptions({ input, placeholderData: keepPreviousData }));
  const columns = useMemo<Column<OverviewRow>[]>(
    () =>
      PLACES.map((id) =>
        col.count(id, (row) => row[id]?.value ?? null, {
          header: t(`column.${id}`),
          cell: ({ [id]: place }) =>
            place
              ? t('valueAndRank', { value: format.number(place.value), rank: format.ordinal(place.rank) })
              : NOTHING,
        }),
      ),
    [t, format, col],
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
