import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Board } from './board.tsx';

type Row = Answer<ApiClient['achievements']['board']>['data'][number];

/** Managers by the points of their achievements. */
export function AchievementBoardScreen() {
  const { t } = useTranslation('leaderboard');
  const format = useFormat();
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.achievements.board.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  const columns = useMemo<Column<Row>[]>(
    () => [
      { id: 'achievements', header: t('column.achievements'), value: ({ achievements }) => achievements },
      { id: 'points', header: t('column.points'), value: ({ points }) => points },
    ],
    [t],
  );
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
