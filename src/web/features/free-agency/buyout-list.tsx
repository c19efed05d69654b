import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BuyoutRow } from '#domains/contracts/contract.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { SeasonAndLeague } from './season-and-league.tsx';
import { useDayHeading } from './use-day-heading.ts';

/** Lists buyouts by season and league, day by day, with their cost. */
export function BuyoutList() {
  const { t } = useTranslation('free-agency');
  const columns = useBuyoutColumns();
  const headingOf = useDayHeading('buyouts');
  const query = useQuery(
    api.freeAgency.buyouts.queryOptions({
      input: {
        season: useSearchNumber('season'),
        league: useSearchNumber('league'),
        page: useSearchNumber('page') ?? 1,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={10} columns={8} />}>
      {({ data: { season, seasons, days, buyouts }, pagination }) => (
        <>
          <SeasonAndLeague season={season} seasons={seasons} />
          <Section title={t('buyouts.title', { count: pagination.total })} isFlush>
            {buyouts.length === 0 ? (
              <EmptyState icon="sign" title={t('buyouts.emptyTitle')}>
                {t('buyouts.empty')}
              </EmptyState>
            ) : (
              <DataTable
                name="buyouts"
                label={t('tab.FreeAgentBuyouts')}
                rows={buyouts}
                columns={columns}
                rowKey={({ contractId }) => contractId}
                groupOf={({ on }) => headingOf(days, on.day)}
                pages={pagination}
              />
            )}
          </Section>
        </>
      )}
    </Loaded>
  );
}

function useBuyoutColumns(): Column<BuyoutRow>[] {
  const { t } = useTranslation('free-agency');
  const col = useColumnKit('free-agency:buyouts').of<BuyoutRow>();
  return useMemo(
    () => [
      col.overall(),
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.count('age', { title: t('buyouts.ageTitle'), isTight: true }),
      col.team('team'),
      col.money('total'),
      col.money('cost'),
      col.season('until', { isTight: true }),
      col.text('date', ({ on }) => on.season * 100 + on.day, {
        header: t('buyouts.on'),
        cell: ({ on }) => t('day', on),
      }),
    ],
    [t, col],
  );
}
