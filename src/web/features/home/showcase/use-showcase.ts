/** The game on the home page, as far as it has been played: asked for again and again, each time for what is new. */
import { useEffect, useState } from 'react';
import type { Showcase } from '#domains/game/contract/showcase.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { GameId } from '#engine/ids.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { client } from '#web/lib/api.ts';

export interface ShownGame extends Pick<Showcase, 'game' | 'msPerSecond' | 'replays'> {
  players: ReadonlyMap<number, PlayerRef>;
  /** All that have been revealed, from the first. */
  events: readonly LiveEvent[];
}

/** A live game is asked after so often; a replay, only for whether another game has begun. */
export const LIVE_EVERY_MS = 3_000;
const REPLAY_EVERY_MS = 20_000;
const AFTER_FAILURE_MS = 10_000;

interface ShowcaseState {
  /** undefined: not known yet; null: there is no game to be shown. */
  shown: ShownGame | null | undefined;
  /** Of a replay: shown instead, as long as no game is live. */
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

/** Until it is stopped. */
export async function follow({ signal, choice, show }: Following): Promise<void> {
  let shown: ShownGame | null = null;
  const chosen = choice === undefined ? {} : { choice };
  while (!signal.aborted) {
    let wait = AFTER_FAILURE_MS;
    try {
      // Nobody looks at a page in the background.
      if (!document.hidden || shown === null) {
        const seen: { game?: number; after?: number } =
          shown === null ? {} : { game: shown.game.id, after: shown.events.at(-1)?.index ?? -1 };
        shown = withNews(shown, (await client.game.showcase({ ...chosen, ...seen }, { signal })).data);
        if (!signal.aborted) show(shown);
      }
      wait = shown?.game.status === 'live' ? LIVE_EVERY_MS : REPLAY_EVERY_MS;
    } catch {
      // The page works without it; the next time it may be there.
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

function withNews(before: ShownGame | null, answer: Showcase | null): ShownGame | null {
  if (!answer) return null;
  const { game, msPerSecond, events: news, replays } = answer;
  const isSame = before !== null && before.game.id === game.id;
  // What is the same is left alone, and drawn no second time.
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
