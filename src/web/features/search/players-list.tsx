import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FoundPlayer } from '#domains/search/contract.ts';
import type { LeagueId } from '#engine/ids.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { useSetSearch } from '#web/lib/search-params.ts';
import { useFilters } from '#web/lib/use-player-search.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { FoundPlayers } from './player-results.tsx';
import { POSITION_FILTERS, usePositionLabel } from './position-filters.ts';
import { TeamSelect, useChosenTeam } from './team-select.tsx';

/** Everybody who plays in a league, the best paid first (product specification, "Players"): by team, position and nation. */
export function PlayersList({ leagueId, action }: { leagueId: LeagueId; action?: Column<FoundPlayer> }) {
  const { t } = useTranslation('search');
  const { position, nation } = useFilters();
  const team = useChosenTeam(leagueId);
  const setSearch = useSetSearch();
  const labelOf = usePositionLabel();
  const world = useWorldIfLoaded();
  const set = (name: string, value: string) => setSearch({ [name]: value || undefined, page: undefined });
  return (
    <>
      <StatsFilters of={['team', 'position', 'nation', 'sort', 'order', 'page']}>
        <TeamSelect {...team} />
        <NativeSelect
          aria-label={t('positions')}
          value={position ?? 'S'}
          data={POSITION_FILTERS.map((value) => ({ value, label: labelOf(value) }))}
          onChange={({ currentTarget: { value } }) => set('position', value === 'S' ? '' : value)}
        />
        <NativeSelect
          aria-label={t('nation')}
          value={nation === undefined ? '' : String(nation)}
          data={[
            { value: '', label: t('anyNation') },
            ...(world?.nations ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => set('nation', value)}
        />
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
