/** Keeps what is hidden (`spoilers.ts`) as the server has it, and reveals results. */
import { useSyncExternalStore } from 'react';
import type { User } from '#domains/account/contract.ts';
import type { HiddenResults } from '#domains/game/contract/spoilers.ts';
import { hidesResult, NO_SPOILERS } from '#domains/game/rules/spoilers.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { GameId } from '#engine/ids.ts';
import { client } from './api.ts';
import { queryClient } from './query-client.ts';
import { hiddenResults, hideResults, onHiddenResults, withoutResults } from './spoilers.ts';

/** Hides what the user does not want to know, before the first screen is shown. */
export async function keepSpoilers(user: User | null): Promise<void> {
  const isOn = user !== null && user.teamId !== null && user.settings[NO_SPOILERS] === true;
  // Without an answer what is hidden stays so.
  apply(isOn ? await client.game.hidden().then(({ data }) => data, hiddenResults) : null);
}

/** Shows the result of a game from now on. */
export async function revealResult(gameId: GameId): Promise<void> {
  await client.game.reveal({ id: gameId });
  const hidden = hiddenResults();
  apply(hidden && { ...hidden, watched: [...hidden.watched, gameId] });
}

/** Returns whether the result of a game is hidden from the user. */
export function useIsHidden(game: GameRef): boolean {
  return hidesResult(useSyncExternalStore(onHiddenResults, hiddenResults), game);
}

function apply(now: HiddenResults | null): void {
  const before = hiddenResults();
  if (!hideResults(now)) return;
  for (const query of queryClient.getQueryCache().getAll()) {
    const [path] = query.queryKey;
    const data = Array.isArray(path) ? withoutResults(query.state.data, path.map(String)) : query.state.data;
    if (data !== query.state.data) query.setState({ data });
  }
  // Another game, watched or of a past season, may be shown now.
  if (before) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => Array.isArray(queryKey[0]) });
}
