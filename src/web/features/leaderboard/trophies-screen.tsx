import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Board } from './board.tsx';

type Row = Answer<ApiClient['history']['trophyBoard']>['data'][number];

/** Managers by what their clubs have won under them. */
export function TrophyBoardScreen() {
  const { t } = useTranslation('leaderboard');
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.history.trophyBoard.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  const columns = useMemo<Column<Row>[]>(
    () => [
      { id: 'cups', header: t('column.cups'), value: ({ cups }) => cups },
      { id: 'presidents', header: t('column.presidents'), value: ({ presidents }) => presidents },
      { id: 'points', header: t('column.points'), value: ({ points }) => points },
    ],
    [t],
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
