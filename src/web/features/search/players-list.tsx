import { NativeSelect } from '@mantine/core';
import type { FoundPlayer } from '#domains/search/contract.ts';
import type { LeagueId } from '#engine/ids.ts';
import { NationSelect } from '#web/features/nations/nation-select.tsx';
import { useFilters } from '#web/features/saved-search/use-player-search.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { FoundPlayers } from './player-results.tsx';
import { POSITION_FILTERS, usePositionLabel } from './position-filters.ts';
import { TeamSelect, useChosenTeam } from './team-select.tsx';

/**
 * Lists all players of a league, best paid first (product specification, "Players"), with filters for team, position
 * and nation.
 */
export function PlayersList({ leagueId, action }: { leagueId: LeagueId; action?: Column<FoundPlayer> }) {
  const { t } = useTranslation('search');
  const { position, nation } = useFilters();
  const team = useChosenTeam(leagueId);
  const setSearch = useSetSearch();
  const labelOf = usePositionLabel();
  return (
    <>
      <StatsFilters of={['team', 'position', 'nation', 'sort', 'order', 'page']}>
        <TeamSelect {...team} />
        <NativeSelect
          aria-label={t('positions')}
          value={position ?? 'S'}
          data={POSITION_FILTERS.map((value) => ({ value, label: labelOf(value) }))}
          onChange={({ currentTarget: { value } }) =>
            setSearch({ position: value === 'S' ? undefined : value, page: undefined })
          }
        />
        <NationSelect aria-label={t('nation')} any={t('anyNation')} />
      </StatsFilters>
      <FoundPlayers
        scope="everybody"
        asked={{ league: leagueId, position, nation, team: team.chosen }}
        initial={{ by: 'salary', order: 'desc' }}
        action={action}
      />
    </>
  );
}
