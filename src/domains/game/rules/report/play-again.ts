/** Replays a game: same lineups and orders, same bench changes, different chance. */

import type { MatchEvent } from '#engine/match/events.ts';
import type { BenchChange, MatchInput } from '#engine/match/input.ts';
import { playPeriod, simulateMatch, startMatch } from '#engine/match/match.ts';
import type { Side } from '#engine/match/sides.ts';

/** What was kept of a game that the engine can replay. */
export interface RecordedGame {
  input: MatchInput;
  /** What the benches changed before a period, by its number from 1. */
  benches: ReadonlyMap<number, { home?: BenchChange; away?: BenchChange }>;
}

/** Replays the game. @param number distinguishes one replay from another. */
export function playAgain({ input, benches }: RecordedGame, number: number): MatchEvent[] {
  const again = { ...input, seed: `${input.seed}/again/${number}` };
  if (benches.size === 0) return simulateMatch(again).events;
  const events: MatchEvent[] = [];
  let state = startMatch(again);
  while (!state.finished) {
    const played = playPeriod({ input: again, state, benches: benches.get(state.period + 1) });
    for (const event of played.events) events.push(event);
    state = played.state;
  }
  return events;
}

/** Returns the game without the special skills of one side, everything else unchanged. */
export function withoutSpecials({ input, benches }: RecordedGame, side: Side): RecordedGame {
  const players = input[side].players.map((player) => ({ ...player, specialSkills: [] }));
  return { input: { ...input, [side]: { ...input[side], players } }, benches };
}
