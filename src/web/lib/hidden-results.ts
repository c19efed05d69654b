/** Keeps the list of hidden results (`spoilers.ts`) as the server has it, and reveals them. */
import { useSyncExternalStore } from 'react';
import type { User } from '#domains/account/contract.ts';
import { NO_SPOILERS } from '#domains/game/rules/spoilers.ts';
import type { GameId } from '#engine/ids.ts';
import { client } from './api.ts';
import { queryClient } from './query-client.ts';
import { hiddenGames, hideResults, onHiddenGames, withoutResults } from './spoilers.ts';

/** Hides what the user does not want to know, before the first screen is shown. */
export async function keepSpoilers(user: User | null): Promise<void> {
  const isOn = user !== null && user.teamId !== null && user.settings[NO_SPOILERS] === true;
  // Without an answer what is hidden stays so.
  const ids = isOn
    ? await client.game.hidden().then(
        ({ data }) => data,
        () => [...hiddenGames()],
      )
    : [];
  apply(ids);
}

/** Shows the result of a game from now on. */
export async function revealResult(gameId: GameId): Promise<void> {
  await client.game.reveal({ id: gameId });
  apply([...hiddenGames()].filter((id) => id !== gameId));
}

/** Returns whether the result of a game is hidden from the user. */
export function useIsHidden(gameId: GameId): boolean {
  return useSyncExternalStore(onHiddenGames, hiddenGames).has(gameId);
}

function apply(ids: readonly number[]): void {
  const { hides, shows } = hideResults(ids);
  if (hides) {
    for (const query of queryClient.getQueryCache().getAll()) {
      const [path] = query.queryKey;
      const data = Array.isArray(path) ? withoutResults(query.state.data, path.map(String)) : query.state.data;
      if (data !== query.state.data) query.setState({ data });
    }
  }
  if (shows) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => Array.isArray(queryKey[0]) });
}
