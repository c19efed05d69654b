import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { teamName } from '#web/ui/names.ts';

/**
 * Returns the teams of a league by name, and the one in the URL; undefined: all of them. The choice is cleared with the
 * league.
 */
export function useChosenTeam(leagueId: LeagueId | null) {
  const asked = useSearchNumber('team');
  const query = useQuery(api.league.ratings.queryOptions({ input: { id: leagueId ?? 0 }, enabled: leagueId !== null }));
  const teams = (query.data?.data.teams ?? []).map(({ team }) => team);
  teams.sort((one, other) => teamName(one).localeCompare(teamName(other)));
  const chosen: TeamId | undefined = teams.find(({ id }) => id === asked)?.id;
  return { teams, chosen };
}

/** A filter by team. */
export function TeamSelect({ teams, chosen }: ReturnType<typeof useChosenTeam>) {
  const { t } = useTranslation('search');
  const setSearch = useSetSearch();
  return (
    <NativeSelect
      aria-label={t('column.team')}
      value={chosen === undefined ? '' : String(chosen)}
      data={[
        { value: '', label: t('anyTeam') },
        ...teams.map((one) => ({ value: String(one.id), label: teamName(one) })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        setSearch({ team: value || undefined, page: undefined, before: undefined })
      }
    />
  );
}
