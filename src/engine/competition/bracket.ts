/** The tree of a knockout: byes for the top seeds, placement games for third place and below, and sides still to be decided. */
import { newPairing, outcomeOf, sideOf } from '#engine/competition/pairing.ts';
import type { KnockoutSettings, PairingFormat, PlacementSettings } from '#engine/competition/settings.ts';
import type { Occupant, Pairing, Side, Stage } from '#engine/competition/state.ts';
import type { EntryId } from '#engine/ids.ts';

/** Returns the smallest power of two that fits the entries. */
export function bracketSize(entries: number): number {
  let size = 1;
  while (size < entries) size *= 2;
  return size;
}

/**
 * Returns the seeds of a bracket from the top down: neighbors meet, and the top two only in the final.
 *
 * @param size a power of two
 * @returns 1, 8, 4, 5, 2, 7, 3, 6 for eight
 */
export function seedsInBracket(size: number): number[] {
  let seeds = [1];
  while (seeds.length < size) {
    const rest = seeds.length * 2 + 1;
    seeds = seeds.flatMap((seed) => [seed, rest - seed]);
  }
  return seeds;
}

/** Sides that play for the same places: from `best` to `best` + their number − 1. */
interface Section {
  sides: readonly Side[];
  best: number;
}

type Shape = Pick<KnockoutSettings, 'rounds' | 'playedPlaces' | 'placement'> &
  Partial<Pick<KnockoutSettings, 'bracket' | 'lastRound'>>;

/** Returns the number of rounds that a knockout plays. @param size of the bracket, a power of two */
function roundsOf(size: number, { lastRound }: Pick<KnockoutSettings, 'lastRound'>): number {
  return Math.min(Math.log2(size), lastRound ?? Number.POSITIVE_INFINITY);
}

/** Returns whether a round is drawn by seeds. @param beforeLast rounds between it and the last */
function isReseeded({ bracket = 'fixed' }: Shape, beforeLast: number): boolean {
  const kinds = typeof bracket === 'string' ? [bracket] : bracket;
  return kinds[Math.min(beforeLast, kinds.length - 1)] === 'reseeding';
}

/**
 * Returns the rounds of a bracket up to the first that is re-seeded: all of a fixed one. Winners of neighbors meet in the next round;
 * so do losers, as long as their places are played for. The loser of a bye is again a bye, which gives placement games their byes.
 *
 * @param sides of the first round, from the top down; a power of two
 */
export function bracketPairings(sides: readonly Side[], shape: Shape): Pairing[] {
  return roundsFrom([{ sides, best: 1 }], { round: 1, rounds: roundsOf(sides.length, shape), first: 1 }, shape);
}

/** Returns the single round of a placement stage. @param entries best seed first */
export function placementPairings(
  entries: readonly EntryId[],
  { pairings: format }: Pick<PlacementSettings, 'pairings'>,
): Pairing[] {
  return Array.from({ length: Math.ceil(entries.length / 2) }, (_, index) => {
    const [upper, lower] = entries.slice(index * 2, index * 2 + 2);
    const sides = [sideOf(upper ?? 'bye'), sideOf(lower ?? 'bye')] as const;
    return newPairing({
      number: index + 1,
      round: 1,
      sides,
      format,
      places: { winner: index * 2 + 1, loser: index * 2 + 2 },
    });
  });
}

interface At {
  round: number;
  /** Rounds that are played. */
  rounds: number;
  /** Number of the first pairing. */
  first: number;
}

/** Returns a round of these sections and those after it, up to the next that is re-seeded. */
function roundsFrom(from: readonly Section[], { round: start, rounds, first }: At, shape: Shape): Pairing[] {
  const pairings: Pairing[] = [];
  let sections = from;
  for (let round = start; sections.length > 0 && round <= rounds; round++) {
    if (round > start && isReseeded(shape, rounds - round)) break;
    const next: Section[] = [];
    for (const section of sections) {
      const added = roundOf(section, { round, rounds, first: first + pairings.length }, shape);
      pairings.push(...added);
      next.push(...sectionsAfter(section, added, shape));
    }
    sections = next;
  }
  return pairings;
}

/** Returns one round of a section, neighbors against each other. */
function roundOf({ sides, best }: Section, at: At, { rounds, placement }: Shape): Pairing[] {
  const half = sides.length / 2;
  const beforeLast = Math.min(at.rounds - at.round, rounds.length - 1);
  const format: PairingFormat = (best === 1 ? rounds[beforeLast] : placement) ?? { bestOf: 1 };
  return Array.from({ length: half }, (_, index) =>
    newPairing({
      number: at.first + index,
      round: at.round,
      sides: [sides[index * 2] as Side, sides[index * 2 + 1] as Side],
      format,
      places: { winner: best, loser: best + half },
    }),
  );
}

/** Returns the sections that follow a round of one: its winners, and its losers as far as their places are played for. */
function sectionsAfter({ sides, best }: Section, played: readonly Pairing[], { playedPlaces }: Shape): Section[] {
  const half = sides.length / 2;
  if (half < 2) return [];
  const winners = played.map(({ number }): Side => ({ kind: 'winner-of', pairing: number }));
  const losers = played.map(({ number }): Side => ({ kind: 'loser-of', pairing: number }));
  const sections = [{ sides: winners, best }];
  if (best + half < playedPlaces) sections.push({ sides: losers, best: best + half });
  return sections;
}

/**
 * Returns the next round, re-seeded: in each section the best seed left meets the last. Fixed rounds that follow come with it. Empty
 * after the last round.
 *
 * @param stage whose last round is decided
 */
export function reseededRounds(stage: Stage, shape: Shape): Pairing[] {
  const last = stage.pairings.filter(({ round }) => round === stage.round);
  const sections = sectionsOf(last).flatMap((section) =>
    sectionsAfter(section, section.played, shape).map(({ sides, best }): Section => {
      const end = best === section.best ? 'winner' : 'loser';
      const left = section.played.map((pairing) => outcomeOf(stage, pairing)?.[end] ?? null);
      return { sides: seededSides(left, stage, sides.length), best };
    }),
  );
  const rounds = roundsOf(bracketSize(stage.entries.length), shape);
  return roundsFrom(sections, { round: stage.round + 1, rounds, first: stage.pairings.length + 1 }, shape);
}

/** Returns the sections that a round was played in. */
function sectionsOf(round: readonly Pairing[]): (Section & { played: Pairing[] })[] {
  const bests = [...new Set(round.map(({ places }) => places?.winner ?? 1))];
  return bests.map((best) => {
    const played = round.filter(({ places }) => places?.winner === best);
    return { best, played, sides: played.flatMap(({ sides }) => sides) };
  });
}

/** Returns the sides paired first against last, second against second last; byes count as the last. */
function seededSides(left: readonly Occupant[], stage: Stage, count: number): Side[] {
  const teams = left.filter((occupant) => typeof occupant === 'number');
  teams.sort((one, other) => stage.entries.indexOf(one) - stage.entries.indexOf(other));
  const side = (index: number): Side => {
    const entry = teams[index];
    return entry === undefined ? { kind: 'bye' } : { kind: 'entry', entry };
  };
  return Array.from({ length: count / 2 }, (_, index) => [side(index), side(count - 1 - index)]).flat();
}
