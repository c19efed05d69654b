import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Signing, signingSort } from '#domains/free-agency/contract/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column, Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { SeasonAndLeague } from './season-and-league.tsx';
import { useDayHeading } from './use-day-heading.ts';

const NEWEST_FIRST: Sort = { by: 'date', order: 'desc' };

/** Lists signings with new clubs by season and league, newest first, by day. */
export function SigningsTracker() {
  const { t } = useTranslation('free-agency');
  const columns = useSigningColumns();
  const headingOf = useDayHeading('signings');
  const [asked, setSort] = useTableSort(NEWEST_FIRST);
  const sort = signingSort.safeParse(asked.by).success ? asked : NEWEST_FIRST;
  const league = useSearchNumber('league');
  const query = useQuery(
    api.freeAgency.signings.queryOptions({
      input: {
        season: useSearchNumber('season'),
        league,
        page: useSearchNumber('page') ?? 1,
        sort: signingSort.parse(sort.by),
        order: sort.order,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={20} columns={9} />}>
      {({ data: { season, seasons, days, signings }, pagination }) => (
        <>
          <SeasonAndLeague season={season} seasons={seasons} />
          <Section title={t('signings', { count: pagination.total })} isFlush>
            {signings.length === 0 ? (
              <EmptyState icon="edit" title={t('emptyTitle')}>
                {t('empty')}
              </EmptyState>
            ) : (
              <DataTable
                name="signings"
                label={t('table')}
                rows={signings}
                columns={columns}
                rowKey={({ contractId }) => contractId}
                sort={sort}
                onSort={setSort}
                isServerSorted
                groupOf={sort.by === 'date' ? ({ signedAt }) => headingOf(days, signedAt.day) : undefined}
                pages={pagination}
              />
            )}
          </Section>
        </>
      )}
    </Loaded>
  );
}

function useSigningColumns(): Column<Signing>[] {
  const { t } = useTranslation('free-agency');
  const col = useColumnKit('free-agency').of<Signing>();
  return useMemo(
    () => [
      col.overall(),
      col.player({ flag: true, isUnsortable: true }),
      col.text('position', ({ player }) => player.position, { isUnsortable: true }),
      col.count('age', { isTight: true }),
      col.team('team', { isUnsortable: true }),
      col.team('former', 'formerTeam', { isUnsortable: true }),
      col.money('salary'),
      col.count('seasons', ({ from, to }) => to - from + 1, { isTight: true }),
      col.season('until', 'to', { isTight: true, isUnsortable: true }),
      col.text('date', ({ signedAt }) => signedAt.season * 100 + signedAt.day, {
        cell: ({ signedAt }) => t('day', signedAt),
      }),
    ],
    [t, col],
  );
}
