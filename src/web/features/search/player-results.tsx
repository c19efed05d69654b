import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type FoundPlayer,
  type PlayerFilters as PlayerFilterValues,
  type PlayerScope,
  playerSort,
} from '#domains/search/contract.ts';
import { SavedSearches } from '#web/features/saved-search/saved-searches.tsx';
import { type Filters, useFilters } from '#web/features/saved-search/use-player-search.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import type { Column, Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { useFoundColumns } from './found-columns.tsx';
import { PlayerFilters } from './player-filters.tsx';

/**
 * Lists players that match the filters in the URL within `scope`, sorted by `initial` unless the URL says otherwise.
 * `usual`: default filters unless the URL sets them; `action`: a last column with an action; `isScopeChosen`: the
 * reader has chosen the scope, in the URL.
 */
export function PlayerResults({
  scope,
  initial,
  usual,
  action,
  isScopeChosen = false,
}: {
  scope: PlayerScope;
  initial: Sort;
  usual?: Partial<PlayerFilterValues>;
  action?: Column<FoundPlayer>;
  isScopeChosen?: boolean;
}) {
  const filters = useFilters();
  return (
    <>
      {!usual && <SavedSearches scope={scope} isFixed={!isScopeChosen} />}
      <PlayerFilters isFreeAgents={scope === 'free-agents'} />
      <FoundPlayers scope={scope} asked={{ ...usual, ...filters }} initial={initial} action={action} />
    </>
  );
}

/**
 * Lists the players that match `asked`, one page at a time, sorted by `initial` unless the URL says otherwise. `action`
 * as above.
 */
export function FoundPlayers({
  scope,
  asked: filters,
  initial,
  action,
}: {
  scope: PlayerScope;
  asked: Filters & { team?: number | undefined };
  initial: Sort;
  action?: Column<FoundPlayer>;
}) {
  const { t } = useTranslation('search');
  const isFreeAgents = scope === 'free-agents';
  const [asked, setSort] = useTableSort(initial);
  const by = playerSort.safeParse(asked.by);
  const sort = by.success ? asked : initial;
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(
    api.search.players.queryOptions({
      input: { ...filters, scope, page, sort: playerSort.parse(sort.by), order: sort.order },
      placeholderData: keepPreviousData,
    }),
  );
  const thinksOfUs = query.data?.data.some(({ interest }) => interest !== null) ?? false;
  const found = useFoundColumns({ isFreeAgents, thinksOfUs });
  const columns = action ? [...found, action] : found;
  return (
    <Section title={query.data ? t('found', { count: query.data.pagination.total }) : t('category.players')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={20} columns={9} />}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState icon="search" title={t('noneTitle')}>
              {t('none')}
            </EmptyState>
          ) : (
            <DataTable
              name="found-players"
              label={t('category.players')}
              rows={data}
              columns={columns}
              rowKey={({ player }) => player.id}
              sort={sort}
              onSort={setSort}
              isServerSorted
              pages={pagination}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
