import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TrackedJob } from '#domains/coach/contract.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { EmployerLink, employerKey } from '#web/features/job/employer-link.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Who was hired and who had to go, the newest first, by season and league. */
export function JobTracker() {
  const { t } = useTranslation('coach');
  const columns = useTrackerColumns();
  const world = useWorldIfLoaded();
  const setSearch = useSetSearch();
  const league = useSearchNumber('league');
  const query = useQuery(
    api.coaches.tracker.queryOptions({
      input: { season: useSearchNumber('season'), league, page: useSearchNumber('page') ?? 1 },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={15} columns={6} />}>
      {({ data: { season, seasons, events }, pagination }) => (
        <>
          <StatsFilters>
            <SeasonSelect
              seasons={seasons}
              value={season}
              onChange={(chosen) => setSearch({ season: chosen, page: undefined })}
            />
            <NativeSelect
              aria-label={t('tracker.league')}
              value={league === undefined ? '' : String(league)}
              data={[
                { value: '', label: t('tracker.anyLeague') },
                ...(world?.leagues ?? [])
                  .filter(({ isPro }) => isPro)
                  .map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={({ currentTarget: { value } }) => setSearch({ league: value || undefined, page: undefined })}
            />
          </StatsFilters>
          <Section title={t('tracker.title', { count: pagination.total })} isFlush>
            {events.length === 0 ? (
              <EmptyState icon="whistle" title={t('tracker.emptyTitle')}>
                {t('tracker.empty')}
              </EmptyState>
            ) : (
              <>
                <DataTable label={t('tab.tracker')} rows={events} columns={columns} rowKey={({ id }) => id} />
                <Pager currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
              </>
            )}
          </Section>
        </>
      )}
    </Loaded>
  );
}

function useTrackerColumns(): Column<TrackedJob>[] {
  const { t } = useTranslation(['coach', 'common']);
  const format = useFormat();
  return [
    {
      id: 'coach',
      header: t('coach:column.coach'),
      value: ({ person }) => person?.lastname ?? '',
      cell: ({ person }) => (person ? <PersonLink person={person} face flag /> : NOTHING),
      isName: true,
      isUnsortable: true,
    },
    {
      id: 'date',
      header: t('coach:column.date'),
      value: absoluteDayOf,
      cell: (moment) => t('common:seasonDay', moment),
      isUnsortable: true,
    },
    {
      id: 'what',
      header: t('coach:column.what'),
      value: ({ kind }) => t(`coach:event.${kind}`),
      isText: true,
      isUnsortable: true,
    },
    {
      id: 'role',
      header: t('coach:column.role'),
      value: ({ role }) => t(`coach:role.${role}`),
      isText: true,
      isUnsortable: true,
    },
    {
      id: 'team',
      header: t('coach:column.team'),
      value: ({ employer }) => (employer ? employerKey(employer) : ''),
      cell: ({ employer }) => (employer ? <EmployerLink employer={employer} /> : NOTHING),
      isText: true,
      isUnsortable: true,
    },
    {
      id: 'amount',
      header: t('coach:column.amount'),
      value: ({ amount }) => amount,
      cell: ({ amount }) => (amount > 0 ? format.money(amount) : NOTHING),
      isUnsortable: true,
    },
  ];
}
