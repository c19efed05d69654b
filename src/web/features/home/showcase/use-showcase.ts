/** The game on the home page up to now: polled, each time for new events only. */
import { useEffect, useState } from 'react';
import type { Showcase } from '#domains/game/contract/showcase.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { GameId } from '#engine/ids.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { client } from '#web/lib/api.ts';

export interface ShownGame extends Pick<Showcase, 'game' | 'msPerSecond' | 'replays'> {
  players: ReadonlyMap<number, PlayerRef>;
  /** All revealed events, from the first. */
  events: readonly LiveEvent[];
}

/** How often a live game is fetched, and a replay's status, in case another game has begun. */
export const LIVE_EVERY_MS = 3_000;
const REPLAY_EVERY_MS = 20_000;
const AFTER_FAILURE_MS = 10_000;

interface ShowcaseState {
  /** undefined: loading; null: there is no game to show. */
  shown: ShownGame | null | undefined;
  /** Shows another replay, as long as no game is live. */
  choose(gameId: GameId): void;
}

export function useShowcase(): ShowcaseState {
  const [shown, setShown] = useState<ShownGame | null>();
  const [choice, choose] = useState<GameId>();
  useEffect(() => {
    const stop = new AbortController();
    void follow({ signal: stop.signal, choice, show: setShown });
    return () => stop.abort();
  }, [choice]);
  return { shown, choose };
}

interface Following {
  signal: AbortSignal;
  choice: GameId | undefined;
  show(shown: ShownGame | null): void;
}

/** Polls until it is stopped. */
export async function follow({ signal, choice, show }: Following): Promise<void> {
  let shown: ShownGame | null = null;
  const chosen = choice === undefined ? {} : { choice };
  while (!signal.aborted) {
    let wait = AFTER_FAILURE_MS;
    try {
      // A hidden page needs no updates.
      if (!document.hidden || shown === null) {
        const seen: { game?: number; after?: number } =
          shown === null ? {} : { game: shown.game.id, after: shown.events.at(-1)?.index ?? -1 };
        shown = withNews(shown, (await client.game.showcase({ ...chosen, ...seen }, { signal })).data);
        if (!signal.aborted) show(shown);
      }
      wait = shown?.game.status === 'live' ? LIVE_EVERY_MS : REPLAY_EVERY_MS;
    } catch {
      // The page works without it; the next poll may succeed.
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

function withNews(before: ShownGame | null, answer: Showcase | null): ShownGame | null {
  if (!answer) return null;
  const { game, msPerSecond, events: news, replays } = answer;
  const isSame = before !== null && before.game.id === game.id;
  // Unchanged data is left alone and causes no re-render.
  if (isSame && news.length === 0 && before.game.status === game.status && isSameList(before.replays, replays))
    return before;
  return {
    game,
    replays,
    msPerSecond: msPerSecond ?? (isSame ? before.msPerSecond : null),
    players: new Map(answer.players.map((player) => [player.id, player])),
    events: isSame ? [...before.events, ...news] : news,
  };
}

function isSameList(one: Showcase['replays'], other: Showcase['replays']): boolean {
  return one.length === other.length && one.every(({ id }, place) => id === other[place]?.id);
}
