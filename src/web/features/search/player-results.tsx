import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type PlayerScope, playerSort } from '#domains/search/contract.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import type { Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { useFoundColumns } from './found-columns.tsx';
import { PlayerFilters } from './player-filters.tsx';
import { useFilters } from './use-player-search.ts';

/** Players who fit the filters of the URL, among those of `scope`, sorted by `initial` unless the URL says otherwise. */
export function PlayerResults({ scope, initial }: { scope: PlayerScope; initial: Sort }) {
  const { t } = useTranslation('search');
  const isFreeAgents = scope === 'free-agents';
  const columns = useFoundColumns({ isFreeAgents });
  const [asked, setSort] = useTableSort(initial);
  const by = playerSort.safeParse(asked.by);
  const sort = by.success ? asked : initial;
  const filters = useFilters();
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(
    api.search.players.queryOptions({
      input: { ...filters, scope, page, sort: playerSort.parse(sort.by), order: sort.order },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <PlayerFilters isFreeAgents={isFreeAgents} />
      <Section title={query.data ? t('found', { count: query.data.pagination.total }) : t('category.players')} isFlush>
        <Loaded query={query} skeleton={<LoadingTable rows={20} columns={9} />}>
          {({ data, pagination }) =>
            data.length === 0 ? (
              <EmptyState icon="search" title={t('noneTitle')}>
                {t('none')}
              </EmptyState>
            ) : (
              <>
                <DataTable
                  label={t('category.players')}
                  rows={data}
                  columns={columns}
                  rowKey={({ player }) => player.id}
                  sort={sort}
                  onSort={setSort}
                  isServerSorted
                />
                <Pager currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
              </>
            )
          }
        </Loaded>
      </Section>
    </>
  );
}
