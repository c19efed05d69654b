import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { Board } from './board.tsx';
import { RankChange } from './rank-change.tsx';

type Row = Answer<ApiClient['ranking']['board']>['data'][number];

/** Managers by their rating. */
export function RankingsScreen() {
  const { t } = useTranslation('leaderboard');
  const format = useFormat();
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.ranking.board.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        id: 'change',
        header: t('column.change'),
        value: ({ change }) => change,
        cell: ({ change }) => <RankChange change={change} />,
      },
      { id: 'rating', header: t('column.rating'), value: ({ rating }) => rating },
      { id: 'best', header: t('column.best'), value: ({ best }) => best },
      { id: 'games', header: t('column.games'), title: t('column.gamesTitle'), value: ({ games }) => games },
      {
        id: 'win-share',
        header: t('column.winShare'),
        value: ({ games, wins }) => (100 * wins) / Math.max(1, games),
        cell: ({ games, wins }) => format.percent((100 * wins) / Math.max(1, games)),
      },
      {
        id: 'trend',
        header: t('column.trend'),
        value: ({ trend }) => (trend.at(-1) ?? 0) - (trend[0] ?? 0),
        cell: ({ trend, user, rating }) => (
          <Sparkline values={trend} label={t('trendOf', { manager: user.name, rating })} />
        ),
      },
    ],
    [t, format],
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
