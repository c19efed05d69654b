/** A live game: the view, and the events as the stream brings them. Reconnects by itself. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { GameView, LiveMessage } from '#domains/game/contract/game.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { api, client } from '#web/lib/api.ts';
import { followStream } from '#web/lib/follow-stream.ts';

export interface LiveGame {
  view: GameView;
  events: readonly LiveEvent[];
  players: ReadonlyMap<number, PlayerRef>;
  watchers: number;
  /**
   * Index of the last event that was there when the screen opened (−1: it opened before the faceoff); later ones happen
   * in front of the user.
   */
  seenBefore: number;
  isReady: boolean;
  /** Why the events so far could not be loaded, or null; `retry` tries again. */
  failure: unknown;
  retry(): void;
}

/** Always the same array, so that it causes no re-render. */
const NOTHING: readonly LiveEvent[] = [];

/** How often the box score of a live game is refetched. */
const BOX_EVERY_MS = 15_000;

/**
 * Returns a game that is kept up to date.
 * @param first the game as it was when the screen opened.
 * @param hearTalk gets every message of the stream, for the talk about the game.
 */
export function useLiveGame(first: GameView, hearTalk: (message: LiveMessage) => void): LiveGame {
  const id = first.game.id;
  const queries = useQueryClient();
  const isPlayed = first.state !== 'before';
  const known = useQuery(
    api.game.events.queryOptions({ input: { id }, enabled: isPlayed, staleTime: Number.POSITIVE_INFINITY }),
  );
  const [streamed, setStreamed] = useState<readonly LiveEvent[]>([]);
  const [streamedView, setStreamedView] = useState<GameView | null>(null);
  const [watchers, setWatchers] = useState(first.watchers);
  const before = known.data?.data ?? NOTHING;
  const lastKnown = before.at(-1)?.index ?? -1;
  const [isFromStart] = useState(first.state === 'before');
  const isReady = !isPlayed || known.data !== undefined;
  const isStreaming = isReady && first.state !== 'after';

  useEffect(() => {
    if (!isStreaming) return;
    const stop = new AbortController();
    const hear = (message: LiveMessage) => {
      hearTalk(message);
      if (message.kind === 'watchers') setWatchers(message.watchers);
      else if (message.kind === 'events') setStreamed((events) => append(events, message.events));
      else if (message.kind === 'sync' || message.kind === 'end') {
        setStreamedView(message.view);
        // Users waiting for the faceoff now get the lineups.
        queries.setQueryData(api.game.find.queryKey({ input: { id } }), { data: message.view });
      }
    };
    void follow({ id, after: lastKnown, signal: stop.signal, hear });
    return () => stop.abort();
  }, [id, isStreaming, lastKnown, queries, hearTalk]);

  const polled = useQuery(
    api.game.find.queryOptions({
      input: { id },
      enabled: first.state === 'live',
      refetchInterval: BOX_EVERY_MS,
    }),
  );
  const view = newest(newest(first, streamedView), polled.data?.data ?? null);
  const players = useMemo(() => playersOf(view, known.data?.players ?? []), [view, known.data]);
  const events = useMemo(() => append(before, streamed), [before, streamed]);
  return {
    view,
    events,
    players,
    watchers,
    seenBefore: isFromStart ? -1 : lastKnown,
    isReady,
    failure: known.error,
    retry: () => void known.refetch(),
  };
}

/** Returns the events with the new ones added; a reopened stream may repeat events. */
function append(events: readonly LiveEvent[], more: readonly LiveEvent[]): readonly LiveEvent[] {
  const last = events.at(-1)?.index ?? -1;
  return [...events, ...more.filter(({ index }) => index > last)];
}

/** Returns the newer view: the later state, and within a state the later answer. */
function newest(one: GameView, other: GameView | null): GameView {
  if (!other) return one;
  const order = ['before', 'live', 'after'];
  const [a, b] = [order.indexOf(one.state), order.indexOf(other.state)];
  if (a !== b) return a > b ? one : other;
  return (one.clock?.now ?? '') > (other.clock?.now ?? '') ? one : other;
}

function playersOf(view: GameView, refs: readonly PlayerRef[]): ReadonlyMap<number, PlayerRef> {
  const { home, away } = view.lineups;
  const dressed = [...home.places, ...away.places].map(({ player }) => player);
  return new Map([...dressed, ...refs].map((player) => [player.id, player]));
}

/** Reads the stream until the game has ended or `signal` is aborted; resumes after the last event if the connection drops. */
async function follow({
  id,
  after,
  signal,
  hear,
}: {
  id: number;
  after: number;
  signal: AbortSignal;
  hear: (message: LiveMessage) => void;
}): Promise<void> {
  let last = after;
  await followStream({
    signal,
    open: () => client.game.live({ id }, { signal, lastEventId: String(last) }),
    hear: (message) => {
      if (message.kind === 'events') last = message.events.at(-1)?.index ?? last;
      hear(message);
      return message.kind === 'end';
    },
  });
}
