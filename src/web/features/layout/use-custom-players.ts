import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';
import { inWantedNames, showPlayers } from '#web/lib/original-names.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { standingOf, useUser } from '#web/lib/session.ts';

const HOUR_MS = 3_600_000;
const NONE: readonly [] = [];

/** Applies custom players for users who accept them, in place of the players that they cover. */
export function useCustomPlayers(): void {
  const isActivated = standingOf(useUser()) === 'activated';
  const { data } = useQuery(api.shop.shownPlayers.queryOptions({ enabled: isActivated, staleTime: HOUR_MS }));
  const shown = isActivated ? data?.data : NONE;
  useEffect(() => {
    const change = shown ? showPlayers(shown) : 'nothing';
    if (change === 'adds') renameWhatIsRead();
    if (change === 'replaces') readAgain();
  }, [shown]);
}

/** Renames cached data, which keeps its age. */
function renameWhatIsRead() {
  for (const query of queryClient.getQueryCache().getAll()) {
    const data = inWantedNames(query.state.data);
    if (data !== query.state.data) query.setState({ data });
  }
}

function readAgain() {
  const [own] = api.shop.shownPlayers.queryKey();
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => JSON.stringify(queryKey[0]) !== JSON.stringify(own),
  });
}
