import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { Board, useBoardInput } from './board.tsx';
import { RankChange } from './rank-change.tsx';

type Row = Answer<ApiClient['ranking']['board']>['data'][number];

/** Ranks managers by their rating. */
export function RankingsScreen() {
  const { t } = useTranslation('leaderboard');
  const col = useColumnKit('leaderboard').of<Row>();
  const input = useBoardInput();
  const query = useQuery(api.ranking.board.queryOptions({ input, placeholderData: keepPreviousData }));
  const columns = useMemo<Column<Row>[]>(
    () => [
      col.count('change', { cell: ({ change }) => <RankChange change={change} /> }),
      col.count('rating'),
      col.count('best'),
      col.count('games'),
      col.percent('win-share', ({ games, wins }) => (100 * wins) / Math.max(1, games), {
        header: t('column.winShare'),
      }),
      col.count('trend', ({ trend }) => (trend.at(-1) ?? 0) - (trend[0] ?? 0), {
        cell: ({ trend, user, rating }) => (
          <Sparkline values={trend} label={t('trendOf', { manager: user.name, rating })} />
        ),
      }),
    ],
    [t, col],
  );
  return (
    <Board
      path="/leaderboard/rankings"
      title={t('rankings')}
      intro={t('rankingsIntro')}
      query={query}
      columns={columns}
    />
  );
}
