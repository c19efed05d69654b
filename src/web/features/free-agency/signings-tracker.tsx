import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Signing, signingSort } from '#domains/free-agency/contract/shapes.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { seasonLabel } from '#web/lib/season.ts';
import type { Column, Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { overallColumn, playerColumn } from '#web/ui/player-columns.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { SeasonAndLeague } from './season-and-league.tsx';

const NEWEST_FIRST: Sort = { by: 'date', order: 'desc' };

/** Who has signed with another club, by season and league. */
export function SigningsTracker() {
  const { t } = useTranslation('free-agency');
  const columns = useSigningColumns();
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
      {({ data: { season, seasons, signings }, pagination }) => (
        <>
          <SeasonAndLeague season={season} seasons={seasons} />
          <Section title={t('signings', { count: pagination.total })} isFlush>
            {signings.length === 0 ? (
              <EmptyState icon="edit" title={t('emptyTitle')}>
                {t('empty')}
              </EmptyState>
            ) : (
              <>
                <DataTable
                  label={t('table')}
                  rows={signings}
                  columns={columns}
                  rowKey={({ contractId }) => contractId}
                  sort={sort}
                  onSort={setSort}
                  isServerSorted
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

function useSigningColumns(): Column<Signing>[] {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  return useMemo(
    () => [
      overallColumn({ header: t('column.overall'), title: t('column.overallTitle') }),
      playerColumn({ header: t('column.player'), face: true, flag: true, isUnsortable: true }),
      {
        id: 'position',
        header: t('column.position'),
        value: ({ player }) => player.position,
        isText: true,
        isUnsortable: true,
      },
      { id: 'age', header: t('column.age'), title: t('column.ageTitle'), value: ({ age }) => age, isTight: true },
      {
        id: 'team',
        header: t('column.team'),
        value: ({ team }) => team.abbr,
        cell: ({ team }) => <TeamLink team={team} name="abbr" />,
        isText: true,
        isUnsortable: true,
      },
      {
        id: 'former',
        header: t('column.former'),
        value: ({ formerTeam }) => formerTeam?.abbr ?? '',
        cell: ({ formerTeam }) => (formerTeam ? <TeamLink team={formerTeam} name="abbr" /> : NOTHING),
        isText: true,
        isUnsortable: true,
      },
      {
        id: 'salary',
        header: t('column.salary'),
        value: ({ salary }) => salary,
        cell: ({ salary }) => format.money(salary),
      },
      {
        id: 'seasons',
        header: t('column.seasons'),
        title: t('column.seasonsTitle'),
        value: ({ from, to }) => to - from + 1,
        isTight: true,
      },
      {
        id: 'until',
        header: t('column.until'),
        value: ({ to }) => to,
        cell: ({ to }) => seasonLabel(to),
        isTight: true,
        isUnsortable: true,
      },
      {
        id: 'date',
        header: t('column.date'),
        value: ({ signedAt }) => signedAt.season * 100 + signedAt.day,
        cell: ({ signedAt }) => t('day', signedAt),
        isText: true,
      },
    ],
    [t, format],
  );
}
