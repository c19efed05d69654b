/** Captain and alternates: who is named, and who of the dressed players wears a letter. Pure. */
import type { PlayerId } from '#engine/ids.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { copyLineup, DRESSED_PLACES } from '#engine/lineup/places.ts';

export type Letters = Pick<Lineup, 'captain' | 'alternates'>;
export const LETTERS = ['captain', 'alternate'] as const;
export type Letter = (typeof LETTERS)[number];

/**
 * Returns the letters after one is given to a player, who never wears two. Captain and alternate trade letters with each other;
 * otherwise the previous captain loses his, or the second of two alternates makes room.
 */
export function giveLetter({ captain, alternates }: Letters, playerId: PlayerId, letter: Letter): Letters {
  const [first, second] = alternates;
  if (letter === 'captain') {
    const passed = (alternate: number | null) => (alternate === playerId ? captain : alternate);
    return captain === playerId
      ? { captain, alternates }
      : { captain: playerId, alternates: [passed(first), passed(second)] };
  }
  if (alternates.includes(playerId)) return { captain, alternates };
  if (captain === playerId) return { captain: second, alternates: [first, playerId] };
  return { captain, alternates: first === null ? [playerId, second] : [first, playerId] };
}

/** Returns the lineup with these letters on those named who dress; its own (the assistant’s choices) fill the rest. */
export function withLetters(lineup: Lineup, { captain, alternates }: Letters): Lineup {
  const dressed = new Set(DRESSED_PLACES.map((at) => at.read(lineup)));
  const named = new Set([captain, ...alternates].filter((id) => id !== null && dressed.has(id)));
  const wears = (wanted: number | null) => (wanted !== null && named.has(wanted) ? wanted : null);
  // Fill in where no player is named, or the named one does not dress.
  const spare = [lineup.captain, ...lineup.alternates].filter((id) => id !== null && !named.has(id));
  const worn = [wears(captain), wears(alternates[0]), wears(alternates[1])].map((id) => id ?? spare.shift() ?? null);
  const copy = copyLineup(lineup);
  copy.captain = worn[0] ?? null;
  copy.alternates = [worn[1] ?? null, worn[2] ?? null];
  return copy;
}
