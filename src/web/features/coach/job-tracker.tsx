import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TrackedJob } from '#domains/coach/contract.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { EmployerLink, employerKey } from '#web/features/job/employer-link.tsx';
import { LeagueSelect } from '#web/features/league/league-select.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Lists hirings and dismissals, newest first, by season and league. */
export function JobTracker() {
  const { t } = useTranslation('coach');
  const columns = useTrackerColumns();
  const query = useQuery(
    api.coaches.tracker.queryOptions({
      input: {
        season: useSearchNumber('season'),
        league: useSearchNumber('league'),
        page: useSearchNumber('page') ?? 1,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={15} columns={6} />}>
      {({ data: { season, seasons, events }, pagination }) => (
        <>
          <StatsFilters>
            <SeasonSelect seasons={seasons} value={season} />
            <LeagueSelect aria-label={t('tracker.league')} any={t('tracker.anyLeague')} />
          </StatsFilters>
          <Section title={t('tracker.title', { count: pagination.total })} isFlush>
            {events.length === 0 ? (
              <EmptyState icon="whistle" title={t('tracker.emptyTitle')}>
                {t('tracker.empty')}
              </EmptyState>
            ) : (
              <DataTable
                name="coach-jobs"
                label={t('tab.tracker')}
                rows={events}
                columns={columns}
                rowKey={({ id }) => id}
                pages={pagination}
              />
            )}
          </Section>
        </>
      )}
    </Loaded>
  );
}

function useTrackerColumns(): Column<TrackedJob>[] {
  const { t } = useTranslation(['coach', 'common']);
  const col = useColumnKit('coach', { isUnsortable: true }).of<TrackedJob>();
  const format = useFormat();
  return [
    col.person('coach', 'person', {
      flag: true,
      value: ({ person }) => person?.lastname ?? '',
      isName: true,
    }),
    col.count('date', absoluteDayOf, { cell: (moment) => t('common:seasonDay', moment) }),
    col.text('what', ({ kind }) => t(`coach:event.${kind}`)),
    col.text('role', ({ role }) => t(`coach:role.${role}`)),
    col.text('team', ({ employer }) => (employer ? employerKey(employer) : ''), {
      cell: ({ employer }) => (employer ? <EmployerLink employer={employer} /> : NOTHING),
    }),
    col.count('amount', { cell: ({ amount }) => (amount > 0 ? format.money(amount) : NOTHING) }),
  ];
}
