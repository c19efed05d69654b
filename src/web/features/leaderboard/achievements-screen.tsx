import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Board, useBoardInput } from './board.tsx';

type Row = Answer<ApiClient['achievements']['board']>['data'][number];

/** Ranks managers by achievement points. */
export function AchievementBoardScreen() {
  const { t } = useTranslation('leaderboard');
  const col = useColumnKit('leaderboard').of<Row>();
  const format = useFormat();
  const input = useBoardInput();
  const query = useQuery(api.achievements.board.queryOptions({ input, placeholderData: keepPreviousData }));
  const columns = useMemo<Column<Row>[]>(() => [col.count('achievements'), col.count('points')], [col]);
  return (
    <Board
      path="/leaderboard/achievements"
      title={t('achievements')}
      intro={({ maxPoints }: { maxPoints: number }) => t('achievementsIntro', { max: format.number(maxPoints) })}
      query={query}
      columns={columns}
    />
  );
}
