/** A game's revealed events: of a live game those that have come due, of a finished one all. */
import type { RevealedEvent } from '#domains/game/contract/revealed-event.ts';
import { clockAt, type GameClock, revealedEvents } from '#domains/game/rules/reveal.ts';
import { loadPeriods, playedPeriods } from '#domains/game/store/periods.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface KnownEvent {
  /** Counts from 0 over the whole game. */
  index: number;
  /** Milliseconds since the epoch; null in a period that was played at once. */
  at: number | null;
  event: MatchEvent;
}

export interface KnownGame {
  events: KnownEvent[];
  /** null unless the game is live. */
  clock: GameClock | null;
}

/** Returns what is revealed of a game at `now`; nothing before the faceoff. */
export async function loadKnownGame(
  db: Database | Transaction,
  game: Pick<GameRef, 'id' | 'status' | 'overtime'>,
  now: Date,
): Promise<KnownGame> {
  if (game.status !== 'live' && game.status !== 'final') return { events: [], clock: null };
  const periods = (await loadPeriods(db, [game.id])).get(game.id) ?? [];
  if (game.status === 'live') {
    const played = playedPeriods(periods);
    return { events: revealedEvents(played, now.getTime()), clock: clockAt(played, now.getTime(), game.overtime) };
  }
  let index = 0;
  const events = periods.flatMap(({ startsAt, msPerSecond, offsets, events: ofPeriod }) =>
    ofPeriod.map((event, place) => ({
      index: index++,
      at: startsAt === null || msPerSecond === null ? null : startsAt + (offsets[place] ?? 0) * msPerSecond,
      event,
    })),
  );
  return { events, clock: null };
}

/** Returns an event as the API shows it. */
export function revealedEventView({ index, at, event }: KnownEvent): RevealedEvent {
  return { ...event, index, at: at === null ? null : new Date(at).toISOString() };
}
