import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuyoutRow } from '#domains/contracts/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { seasonLabel } from '#web/lib/season.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { overallColumn, playerColumn } from '#web/ui/player-columns.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { SeasonAndLeague } from './season-and-league.tsx';

/** Whom clubs have bought out, by season and league, and what it costs them. */
export function BuyoutList() {
  const { t } = useTranslation('free-agency');
  const columns = useBuyoutColumns();
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
      {({ data: { season, seasons, buyouts }, pagination }) => (
        <>
          <SeasonAndLeague season={season} seasons={seasons} />
          <Section title={t('buyouts.title', { count: pagination.total })} isFlush>
            {buyouts.length === 0 ? (
              <EmptyState icon="sign" title={t('buyouts.emptyTitle')}>
                {t('buyouts.empty')}
              </EmptyState>
            ) : (
              <>
                <DataTable
                  label={t('tab.FreeAgentBuyouts')}
                  rows={buyouts}
                  columns={columns}
                  rowKey={({ contractId }) => contractId}
                />
                <Pager currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
              </>
            )}
          </Section>
        </>
      )}
    </Loaded>
  );
}

function useBuyoutColumns(): Column<BuyoutRow>[] {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  return useMemo(
    () => [
      overallColumn({ header: t('column.overall'), title: t('column.overallTitle') }),
      playerColumn({ header: t('column.player'), face: true, flag: true }),
      { id: 'position', header: t('column.position'), value: ({ player }) => player.position, isText: true },
      { id: 'age', header: t('column.age'), title: t('buyouts.ageTitle'), value: ({ age }) => age, isTight: true },
      {
        id: 'team',
        header: t('buyouts.team'),
        value: ({ team }) => team.abbr,
        cell: ({ team }) => <TeamLink team={team} name="abbr" />,
        isText: true,
      },
      {
        id: 'total',
        header: t('buyouts.total'),
        value: ({ total }) => total,
        cell: ({ total }) => format.money(total),
      },
      { id: 'cost', header: t('buyouts.cost'), value: ({ cost }) => cost, cell: ({ cost }) => format.money(cost) },
      {
        id: 'until',
        header: t('column.until'),
        value: ({ until }) => until,
        cell: ({ until }) => seasonLabel(until),
        isTight: true,
      },
      {
        id: 'date',
        header: t('buyouts.on'),
        value: ({ on }) => on.season * 100 + on.day,
        cell: ({ on }) => t('day', on),
        isText: true,
      },
    ],
    [t, format],
  );
}
