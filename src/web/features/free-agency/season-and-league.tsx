import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { SeasonSelect } from '#web/ui/season-select.tsx';

/** Season and league of a list of the free agent center; both stand in the URL. @param season null: there is none to choose */
export function SeasonAndLeague({ season, seasons }: { season: number | null; seasons: readonly number[] }) {
  const { t } = useTranslation('free-agency');
  const world = useWorldIfLoaded();
  const setSearch = useSetSearch();
  const league = useSearchNumber('league');
  return (
    <StatsFilters>
      {season !== null && (
        <SeasonSelect
          seasons={seasons.includes(season) ? seasons : [season, ...seasons]}
          value={season}
          onChange={(chosen) => setSearch({ season: chosen, page: undefined })}
        />
      )}
      <NativeSelect
        aria-label={t('league')}
        value={league === undefined ? '' : String(league)}
        data={[
          { value: '', label: t('anyLeague') },
          ...(world?.leagues ?? [])
            .filter(({ isPro }) => isPro)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => setSearch({ league: value || undefined, page: undefined })}
      />
    </StatsFilters>
  );
}
