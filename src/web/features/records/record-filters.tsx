import { Checkbox, NativeSelect } from '@mantine/core';
import {
  RECORD_ERAS,
  RECORD_HOLDERS,
  RECORD_LEVELS,
  RECORD_SCOPES,
  RECORD_STAGES,
  RECORD_STATISTICS,
} from '#domains/world/constants.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';

const SWITCHES = ['', 'mine'] as const;
/**
 * Points come first: across all statistics the largest number would lead, which is a junior team's shots. Every other
 * filter defaults to any.
 */
const STATISTICS = ['points', 'any', ...RECORD_STATISTICS.filter((one) => one !== 'points')] as const;
/** The search parameters of the books, which a reset removes: here `team` is a filter, too. */
const IN_ADDRESS = [
  ...['era', 'tournament_level', 'holder_type', 'tier', 'season_type', 'scope', 'statistic', 'team', 'players'],
  ...['page', 'sort', 'order'],
];

/** Returns the filters in the URL in the form the server takes. */
export function useRecordFilters() {
  return {
    era: useSearchChoice('era', RECORD_ERAS),
    tournament_level: useSearchChoice('tournament_level', RECORD_LEVELS),
    holder_type: useSearchChoice('holder_type', RECORD_HOLDERS),
    tier: useSearchNumber('tier') ?? ('any' as const),
    season_type: useSearchChoice('season_type', RECORD_STAGES),
    scope: useSearchChoice('scope', RECORD_SCOPES),
    statistic: useSearchChoice('statistic', STATISTICS),
    team: useSearchChoice('team', SWITCHES) || undefined,
    players: useSearchChoice('players', SWITCHES) || undefined,
    page: useSearchNumber('page') ?? 1,
  };
}

/** Filters by statistic, era, level, holder, tier, season type, scope, and the user's own. */
export function RecordFilters() {
  const { t } = useTranslation('records');
  const world = useWorldIfLoaded();
  const setSearch = useSetSearch();
  const filters = useRecordFilters();
  const tiers = [...new Set((world?.leagues ?? []).map(({ tier }) => tier))];
  const choose = (name: string, none: string) => ({
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setSearch({ [name]: value === none ? undefined : value, page: undefined }),
  });
  return (
    <StatsFilters of={IN_ADDRESS}>
      <NativeSelect
        aria-label={t('era.label')}
        value={filters.era}
        data={RECORD_ERAS.map((value) => ({ value, label: t(`era.${value}`) }))}
        {...choose('era', 'alltime')}
      />
      <NativeSelect
        aria-label={t('statistic.label')}
        value={filters.statistic}
        data={STATISTICS.map((value) => ({ value, label: t(`statistic.${value}`) }))}
        {...choose('statistic', STATISTICS[0])}
      />
      <NativeSelect
        aria-label={t('scope.label')}
        value={filters.scope}
        data={RECORD_SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        {...choose('scope', 'any')}
      />
      <NativeSelect
        aria-label={t('stage.label')}
        value={filters.season_type}
        data={RECORD_STAGES.map((value) => ({ value, label: t(`stage.${value}`) }))}
        {...choose('season_type', 'any')}
      />
      <NativeSelect
        aria-label={t('holder.label')}
        value={filters.holder_type}
        data={RECORD_HOLDERS.map((value) => ({ value, label: t(`holder.${value}`) }))}
        {...choose('holder_type', 'any')}
      />
      <NativeSelect
        aria-label={t('level.label')}
        value={filters.tournament_level}
        data={RECORD_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
        {...choose('tournament_level', 'any')}
      />
      <NativeSelect
        aria-label={t('tier.label')}
        value={String(filters.tier)}
        data={[
          { value: 'any', label: t('tier.any') },
          ...tiers.map((tier) => ({ value: String(tier), label: t('tier.number', { tier }) })),
        ]}
        {...choose('tier', 'any')}
      />
      <Checkbox
        label={t('myTeam')}
        checked={filters.team === 'mine'}
        onChange={({ currentTarget: { checked } }) =>
          setSearch({ team: checked ? 'mine' : undefined, page: undefined })
        }
      />
      <Checkbox
        label={t('myPlayers')}
        checked={filters.players === 'mine'}
        onChange={({ currentTarget: { checked } }) =>
          setSearch({ players: checked ? 'mine' : undefined, page: undefined })
        }
      />
    </StatsFilters>
  );
}
