/**
 * Puts skaters into lines and pairs so that the sum of what the coach thinks of them there is as high as can be, and those
 * who know each other play together where that costs next to nothing.
 */
import type { Partnership } from '#engine/lineup/chemistry.ts';
import { coachValue } from '#engine/lineup/coach.ts';
import { type Column, keepPartners } from '#engine/lineup/partners.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { Position } from '#engine/player/skills.ts';

const SKATER_POSITIONS = ['LW', 'C', 'RW', 'LD', 'RD'] as const satisfies readonly Position[];
type SkaterPosition = (typeof SKATER_POSITIONS)[number];

/** The first so many are forwards. */
const FORWARDS = 3;

/** Places for each position among the eighteen dressed skaters. */
const CAPACITY: readonly number[] = [4, 4, 4, 3, 3];
/** Swaps that gain less are not worth another round. */
const LEAST_GAIN = 1e-6;
/** Enough for any real roster to settle; a bound on the time, not on the result. */
const MOST_ROUNDS = 20;

/**
 * The best skaters for each position, best first: four for each forward position, three for each side of the defence,
 * fewer when there are not enough skaters. Greedy by strength first, then any two players (dressed or not) change places
 * while that gains strength; then men who are about equal change lines for the sake of their partners.
 * @param partnerships who has played with whom; none: strength alone counts.
 */
export function assignSkaters(
  skaters: readonly RosterPlayer[],
  partnerships: readonly Partnership[] = [],
): Record<SkaterPosition, RosterPlayer[]> {
  const strengths = skaters.map((player) => SKATER_POSITIONS.map((position) => coachValue(player, position)));
  const at = greedy(strengths);
  for (let round = 0; round < MOST_ROUNDS && improve(at, strengths); round++);
  const columns = SKATER_POSITIONS.map((_, index): Column => {
    const value = (player: number) => strengths[player]?.[index] ?? 0;
    const here = skaters.map((_, player) => player).filter((player) => at[player] === index);
    return here.sort((one, other) => value(other) - value(one));
  });
  keepPartners(
    {
      forwards: { columns: columns.slice(0, FORWARDS), value: (player, column) => strengths[player]?.[column] ?? 0 },
      defence: {
        columns: columns.slice(FORWARDS),
        value: (player, column) => strengths[player]?.[FORWARDS + column] ?? 0,
      },
      bench: skaters.map((_, player) => player).filter((player) => at[player] === -1),
      ids: skaters.map((player) => player.id),
    },
    partnerships,
  );
  const [LW, C, RW, LD, RD] = columns.map((column) => column.map((player) => skaters[player] as RosterPlayer));
  return { LW: LW ?? [], C: C ?? [], RW: RW ?? [], LD: LD ?? [], RD: RD ?? [] };
}

/** Index of the position of each player, −1 for who sits out. */
function greedy(strengths: readonly (readonly number[])[]): number[] {
  const offers = strengths.flatMap((row, player) => row.map((strength, position) => ({ player, position, strength })));
  offers.sort((one, other) => other.strength - one.strength);
  const at = strengths.map(() => -1);
  const left = [...CAPACITY];
  for (const { player, position } of offers) {
    if (at[player] !== -1 || left[position] === 0) continue;
    at[player] = position;
    left[position] = (left[position] ?? 0) - 1;
  }
  return at;
}

/** Swaps every pair that gains by it, once over; true when something moved. */
function improve(at: number[], strengths: readonly (readonly number[])[]): boolean {
  let moved = false;
  const value = (player: number, position: number) => (position < 0 ? 0 : (strengths[player]?.[position] ?? 0));
  for (let one = 0; one < at.length; one++) {
    for (let other = one + 1; other < at.length; other++) {
      const [here, there] = [at[one] ?? -1, at[other] ?? -1];
      if (here === there) continue;
      const gain = value(one, there) + value(other, here) - value(one, here) - value(other, there);
      if (gain <= LEAST_GAIN) continue;
      at[one] = there;
      at[other] = here;
      moved = true;
    }
  }
  return moved;
}
