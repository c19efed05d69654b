import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';
import { showPlayers } from '#web/lib/original-names.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { standingOf, useUser } from '#web/lib/session.ts';

const HOUR_MS = 3_600_000;
const NONE: readonly [] = [];

/** Custom players are shown to those who accept them, instead of the players that they are laid over. */
export function useCustomPlayers(): void {
  const isActivated = standingOf(useUser()) === 'activated';
  const { data } = useQuery(api.shop.shownPlayers.queryOptions({ enabled: isActivated, staleTime: HOUR_MS }));
  const shown = isActivated ? data?.data : NONE;
  useEffect(() => {
    if (!shown || !showPlayers(shown)) return;
    const [own] = api.shop.shownPlayers.queryKey();
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => JSON.stringify(queryKey[0]) !== JSON.stringify(own),
    });
  }, [shown]);
}
