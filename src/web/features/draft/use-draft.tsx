/** The league whose draft a screen shows, and its data. */

import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DraftView } from '#domains/draft/contract/shapes.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { LeagueId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';

/** How often a live draft is refetched, in case its stream is cut. */
const LIVE_EVERY_MS = 20_000;

/** Returns the league in the URL, else the user's own, else the first of the top leagues. */
export function useDraftLeague(): number | null {
  const world = useWorldIfLoaded();
  const own = useUser()?.proLeague?.id;
  const chosen = useSearchNumber('league');
  const pro = world?.leagues.filter(({ isPro }) => isPro) ?? [];
  return pro.find(({ id }) => id === chosen)?.id ?? own ?? pro[0]?.id ?? null;
}

/** Returns the draft of a league, by default of the current season. */
export function useDraft(leagueId: LeagueId | null, season?: number) {
  return useQuery(
    api.draft.find.queryOptions({
      input: { id: leagueId ?? 1, ...(season === undefined ? {} : { season }) },
      enabled: leagueId !== null,
      refetchInterval: ({ state }) => (state.data?.data.draft?.status === 'live' ? LIVE_EVERY_MS : false),
    }),
  );
}

/** Returns the user's club, if it takes part in a draft. */
export function useOwnClubId({ teams }: Pick<DraftView, 'teams'>): number | null {
  const teamId = useUser()?.teamId ?? null;
  return teams.find(({ id }) => id === teamId)?.clubId ?? null;
}

/** Returns the first teams in a draft, by club. */
export function useTeamsOf({ teams }: Pick<DraftView, 'teams'>): ReadonlyMap<number, TeamRef> {
  return useMemo(() => new Map(teams.map((team) => [team.clubId, team])), [teams]);
}

export function LeagueSelect() {
  const { t } = useTranslation('draft');
  const leagueId = useDraftLeague();
  const leagues = useWorldIfLoaded()?.leagues.filter(({ isPro }) => isPro) ?? [];
  const setSearch = useSetSearch();
  return (
    <NativeSelect
      aria-label={t('league')}
      data={leagues.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(leagueId ?? '')}
      onChange={(event) => setSearch({ league: Number(event.currentTarget.value), season: undefined })}
    />
  );
}
