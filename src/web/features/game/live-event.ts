/** Events of a game in the browser: as the engine made them, with their place in the game and the time of their reveal. */
import type { RevealedEvent } from '#domains/game/contract/revealed-event.ts';
import type { MatchEvent } from '#engine/match/events.ts';

export type LiveEvent = MatchEvent & { index: number; at: string | null };

/** The contract lets the parts of an event through as the engine made them (`looseObject`), and so forgets their types. */
export function liveEvents(revealed: readonly RevealedEvent[]): LiveEvent[] {
  return revealed as unknown as LiveEvent[];
}
