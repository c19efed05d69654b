import { LeagueSelect } from '#web/features/league/league-select.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { SeasonSelect } from '#web/ui/season-select.tsx';

/**
 * Chooses season and league of a list in the free agent center; both are in the URL. @param season null: there is none
 * to choose
 */
export function SeasonAndLeague({ season, seasons }: { season: number | null; seasons: readonly number[] }) {
  const { t } = useTranslation('free-agency');
  return (
    <StatsFilters>
      {season !== null && <SeasonSelect seasons={seasons} value={season} />}
      <LeagueSelect aria-label={t('league')} any={t('anyLeague')} />
    </StatsFilters>
  );
}
