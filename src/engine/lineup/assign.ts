/**
 * Assigns skaters to lines and pairs so that the sum of the coach's ratings of them is as high as possible, keeping partners
 * together where that costs next to nothing.
 */
import type { Partnership } from '#engine/lineup/chemistry.ts';
import { coachValue } from '#engine/lineup/coach.ts';
import { type Column, keepPartners } from '#engine/lineup/partners.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { Position } from '#engine/player/skills.ts';

const SKATER_POSITIONS = ['LW', 'C', 'RW', 'LD', 'RD'] as const satisfies readonly Position[];
type SkaterPosition = (typeof SKATER_POSITIONS)[number];

/** The first this many are forwards. */
const FORWARDS = 3;

/** Places for each position among the eighteen dressed skaters. */
const CAPACITY: readonly number[] = [4, 4, 4, 3, 3];
const POSITIONS = CAPACITY.length;
const SITS_OUT = -1;
/** Swaps that gain less are not worth another round. */
const MIN_GAIN = 1e-6;
/** Enough for any real roster to settle; limits the time, not the result. */
const MAX_ROUNDS = 20;

/**
 * Returns the best skaters for each position, best first: four for each forward position, three for each side of the defense,
 * fewer when there are not enough skaters. Greedy by strength first; then any two players (dressed or not) swap places while
 * that gains strength; then players of about equal strength change lines to join their partners.
 * @param partnerships pairs who have played together; none: strength alone counts.
 */
export function assignSkaters(
  skaters: readonly RosterPlayer[],
  partnerships: readonly Partnership[] = [],
): Record<SkaterPosition, RosterPlayer[]> {
  // A flat list with five numbers per skater, since it is read thousands of times.
  const strengths: number[] = [];
  for (const player of skaters) {
    for (const position of SKATER_POSITIONS) strengths.push(coachValue(player, position));
  }
  const at = greedy(strengths);
  for (let round = 0; round < MAX_ROUNDS && improve(at, strengths); round++);
  const valueAt = (player: number, position: number) => strengths[player * POSITIONS + position] ?? 0;
  const columns = SKATER_POSITIONS.map((_, index): Column => {
    const here: Column = [];
    for (let player = 0; player < at.length; player++) if (at[player] === index) here.push(player);
    return here.sort((one, other) => valueAt(other, index) - valueAt(one, index));
  });
  const bench: Column = [];
  for (let player = 0; player < at.length; player++) if (at[player] === SITS_OUT) bench.push(player);
  keepPartners(
    {
      forwards: { columns: columns.slice(0, FORWARDS), value: valueAt },
      defense: { columns: columns.slice(FORWARDS), value: (player, column) => valueAt(player, FORWARDS + column) },
      bench,
      ids: skaters.map((player) => player.id),
    },
    partnerships,
  );
  const [LW, C, RW, LD, RD] = columns.map((column) => column.map((player) => skaters[player] as RosterPlayer));
  return { LW: LW ?? [], C: C ?? [], RW: RW ?? [], LD: LD ?? [], RD: RD ?? [] };
}

/**
 * Returns the position index of each player, SITS_OUT for those without one: repeatedly fills one of the remaining places with
 * the strongest player left for any of them.
 */
function greedy(strengths: readonly number[]): number[] {
  const at = Array.from({ length: strengths.length / POSITIONS }, () => SITS_OUT);
  const left = [...CAPACITY];
  for (;;) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let offer = 0; offer < strengths.length; offer++) {
      const strength = strengths[offer] as number;
      if (strength <= most) continue;
      if (at[Math.floor(offer / POSITIONS)] !== SITS_OUT || left[offer % POSITIONS] === 0) continue;
      best = offer;
      most = strength;
    }
    if (best < 0) return at;
    at[Math.floor(best / POSITIONS)] = best % POSITIONS;
    left[best % POSITIONS] = (left[best % POSITIONS] ?? 0) - 1;
  }
}

/** Makes every swap of two players that gains strength, in one pass; returns whether anyone moved. */
function improve(at: number[], strengths: readonly number[]): boolean {
  let moved = false;
  const value = (player: number, position: number) =>
    position === SITS_OUT ? 0 : (strengths[player * POSITIONS + position] as number);
  for (let one = 0; one < at.length; one++) {
    for (let other = one + 1; other < at.length; other++) {
      const here = at[one] as number;
      const there = at[other] as number;
      if (here === there) continue;
      const gain = value(one, there) + value(other, here) - value(one, here) - value(other, there);
      if (gain <= MIN_GAIN) continue;
      at[one] = there;
      at[other] = here;
      moved = true;
    }
  }
  return moved;
}
