import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Board, useBoardInput } from './board.tsx';

type Row = Answer<ApiClient['history']['trophyBoard']>['data'][number];

/** Ranks managers by the trophies of their clubs. */
export function TrophyBoardScreen() {
  const { t } = useTranslation('leaderboard');
  const col = useColumnKit('leaderboard').of<Row>();
  const input = useBoardInput();
  const query = useQuery(api.history.trophyBoard.queryOptions({ input, placeholderData: keepPreviousData }));
  const columns = useMemo<Column<Row>[]>(
    () => [col.count('cups'), col.count('presidents'), col.count('points')],
    [col],
  );
  return (
    <Board
      path="/leaderboard/trophies"
      title={t('trophies')}
      intro={t('trophiesIntro')}
      query={query}
      columns={columns}
    />
  );
}
