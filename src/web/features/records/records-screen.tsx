import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RECORD_ORDERS } from '#domains/world/constants.ts';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { RecordFilters, useRecordFilters } from './record-filters.tsx';
import css from './records.module.css';

type RecordRow = Answer<ApiClient['world']['records']>['data'][number];

/** Lists records of players and teams, highest value first, with all filters. */
export function RecordsScreen() {
  const { t } = useTranslation(['records', 'screens']);
  const filters = useRecordFilters();
  const columns = useRecordColumns();
  const [{ order }, setSort] = useTableSort({ by: 'value', order: 'desc' });
  const query = useQuery(
    api.world.records.queryOptions({
      input: { ...filters, order: RECORD_ORDERS.find((one) => one === order) },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <PageHeader title={t('screens:/world/records')} details={t('records:intro')} />
      <RecordFilters />
      <Section
        title={query.data ? t('records:count', { count: query.data.pagination.total }) : t('records:table')}
        isFlush
      >
        <Loaded query={query} skeleton={<LoadingTable rows={20} columns={7} />}>
          {({ data, pagination }) =>
            data.length === 0 ? (
              <EmptyState icon="star" title={t('records:emptyTitle')}>
                {t('records:empty')}
              </EmptyState>
            ) : (
              <DataTable
                name="records"
                label={t('records:table')}
                rows={data}
                columns={columns}
                rowKey={(row) =>
                  [row.statistic, row.scope, row.seasonType, row.holderId, row.season, row.leagueId, row.gameId].join(
                    '/',
                  )
                }
                sort={{ by: 'value', order }}
                onSort={setSort}
                isServerSorted
                pages={pagination}
              />
            )
          }
        </Loaded>
      </Section>
    </>
  );
}

function useRecordColumns(): Column<RecordRow>[] {
  const { t } = useTranslation('records');
  const col = useColumnKit('records').of<RecordRow>();
  const world = useWorldIfLoaded();
  return useMemo(
    () => [
      col.number('value', { isLead: true }),
      col.text('holder', 'holderName', { cell: (row) => <Holder row={row} />, isName: true, isUnsortable: true }),
      col.text('statistic', ({ statistic }) => t(`statistic.${statistic}`), { isUnsortable: true }),
      col.text('scope', ({ scope }) => t(`scope.${scope}`), { isUnsortable: true }),
      col.text('stage', ({ seasonType }) => t(`stage.${seasonType}`), { isUnsortable: true }),
      col.season('season', { isText: true, isUnsortable: true }),
      col.text('league', ({ leagueId }) => world?.leagueById.get(leagueId ?? 0)?.abbr ?? '', { isUnsortable: true }),
      col.text('game', 'gameId', {
        cell: ({ gameId }) =>
          gameId === null ? (
            NOTHING
          ) : (
            <Link to="/game/{-$id}" params={{ id: String(gameId) }}>
              {t('boxScore')}
            </Link>
          ),
        isUnsortable: true,
      }),
    ],
    [t, world, col],
  );
}

function Holder({ row: { holderType, holderId, holderName } }: { row: RecordRow }) {
  const to = holderType === 'player' ? '/player/{-$id}' : '/club/overview/{-$id}';
  return (
    <Link to={to} params={{ id: String(holderId) }} className={css.holder}>
      {holderName}
    </Link>
  );
}
