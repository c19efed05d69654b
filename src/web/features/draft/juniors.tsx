import { Button } from '@mantine/core';
import type { NationId } from '#engine/ids.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { useCombineColumns, useJuniorGoalieColumns, useJuniorSkaterColumns } from './junior-columns.tsx';

type JuniorLeaders = Answer<ApiClient['draft']['juniors']>['data'];

interface OfNation {
  nationId?: NationId | undefined;
}

/** Shows amateurs' statistics in the junior leagues of a season. */
export function Juniors({ nationId }: OfNation) {
  const chosen = useSearchNumber('season');
  const input = {
    ...(chosen === undefined ? {} : { season: chosen }),
    ...(nationId === undefined ? {} : { nationId }),
  };
  const setSearch = useSetSearch();
  return (
    <Load from={api.draft.juniors.queryOptions({ input })} skeleton={<LoadingTable rows={20} columns={8} />}>
      {({ data }) => (
        <>
          <StatsFilters>
            <SeasonSelect seasons={data.seasons} value={data.season} />
          </StatsFilters>
          <JuniorTables juniors={data} onLast={(season) => setSearch({ season })} />
        </>
      )}
    </Load>
  );
}

function JuniorTables({
  juniors: { season, seasons, skaters, goalies },
  onLast,
}: {
  juniors: JuniorLeaders;
  /** Switches to the previous season, which has been played. */
  onLast: (season: number) => void;
}) {
  const { t } = useTranslation('draft');
  const [skaterColumns, goalieColumns] = [useJuniorSkaterColumns(), useJuniorGoalieColumns()];
  const [sort, setSort] = useTableSort({ by: 'points', order: 'desc' });
  if (skaters.length + goalies.length === 0) {
    return (
      <EmptyState icon="calendar" title={t('junior.none')}>
        <p>{t('junior.noneHint')}</p>
        {seasons.includes(season - 1) && (
          <Button variant="default" onClick={() => onLast(season - 1)}>
            {t('junior.lastSeason')}
          </Button>
        )}
      </EmptyState>
    );
  }
  // A class that has been drafted no longer has a ranking.
  const isRanked = [...skaters, ...goalies].some(({ rank }) => rank !== null);
  const isShown = ({ id }: { id: string }) => isRanked || id !== 'rank';
  return (
    <Stack>
      <Section title={t('junior.skaters', { season })} isFlush>
        <DataTable
          name="junior-skaters"
          label={t('junior.skaters', { season })}
          rows={skaters}
          columns={skaterColumns.filter(isShown)}
          rowKey={({ player }) => player.id}
          sort={sort}
          onSort={setSort}
          csvName={`junior-skaters-${season}`}
        />
      </Section>
      <Section title={t('junior.goalies', { season })} isFlush>
        <DataTable
          name="junior-goalies"
          label={t('junior.goalies', { season })}
          rows={goalies}
          columns={goalieColumns.filter(isShown)}
          rowKey={({ player }) => player.id}
          csvName={`junior-goalies-${season}`}
        />
      </Section>
    </Stack>
  );
}

/** Shows the combine results of the class's best, from the day of the combine on. */
export function Combine({ nationId }: OfNation) {
  const { t } = useTranslation('draft');
  const input = nationId === undefined ? {} : { nationId };
  const columns = useCombineColumns();
  const [sort, setSort] = useTableSort({ by: 'rank', order: 'asc' });
  return (
    <Load from={api.draft.combine.queryOptions({ input })} skeleton={<LoadingTable rows={20} columns={10} />}>
      {({ data: { season, day, isHeld, results } }) =>
        results.length === 0 ? (
          <EmptyState icon="calendar" title={t(isHeld ? 'combine.nobody' : 'combine.notHeld')}>
            {t('combine.intro', { day })}
          </EmptyState>
        ) : (
          <Section title={t('combine.title', { season })} isFlush>
            <DataTable
              name="draft-combine"
              label={t('combine.title', { season })}
              rows={results}
              columns={columns}
              rowKey={({ player }) => player.id}
              sort={sort}
              onSort={setSort}
              csvName={`combine-${season}`}
            />
          </Section>
        )
      }
    </Load>
  );
}
