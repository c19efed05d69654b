/** Moves entries from one stage to the next: who advances, in which order, and who meets first. */
import { bracketSize, seedsInBracket } from '#engine/competition/bracket.ts';
import { perfectMatching } from '#engine/competition/matching.ts';
import { sideOf } from '#engine/competition/pairing.ts';
import type { KnockoutSettings, Source } from '#engine/competition/settings.ts';
import type { Finish, Side, Stage } from '#engine/competition/state.ts';
import type { EntryId } from '#engine/ids.ts';

/**
 * Returns the entries that advance, best seed first, with their earlier finish. Sources determine the order of the seeds.
 * @throws RangeError if a stage is not over, or an entry would advance twice
 */
export function entriesFrom(stages: readonly Pick<Stage, 'ranking'>[], sources: readonly Source[]): Finish[] {
  const finishes = sources.flatMap((source) => {
    const ranking = stages[source.stage]?.ranking;
    if (!ranking) throw new RangeError(`stage ${source.stage} has no ranking yet`);
    return taken(ranking, source);
  });
  if (new Set(finishes.map(({ entry }) => entry)).size < finishes.length) {
    throw new RangeError('an entry cannot advance to a stage in two ways');
  }
  return finishes;
}

function taken(ranking: readonly Finish[], source: Source): readonly Finish[] {
  switch (source.take) {
    case 'top-of-groups':
      return ranking.filter(({ place }) => place <= source.count);
    case 'best-of-place':
      return ranking.filter(({ place }) => place === source.place).slice(0, source.count);
    case 'places':
      return ranking.slice(source.from - 1, source.to);
  }
}

/**
 * Returns the sides of a knockout's first round, from the top of the bracket down; byes for the top seeds.
 *
 * @param entries best seed first
 * @param from their finishes in the previous stage
 */
export function firstRoundSides(
  entries: readonly EntryId[],
  from: readonly Finish[],
  { crossover, sameGroup = 'allowed' }: Pick<KnockoutSettings, 'crossover' | 'sameGroup'>,
): Side[] {
  if (crossover) {
    return crossover.flat().map((wanted) => {
      const inPlace = from.filter(({ place }) => place === wanted.place);
      const found = 'best' in wanted ? inPlace[wanted.best - 1] : inPlace.find(({ group }) => group === wanted.group);
      if (!found) throw new RangeError(`nobody advances as ${JSON.stringify(wanted)}`);
      return sideOf(found.entry);
    });
  }
  const groups = new Map(from.map(({ entry, group }) => [entry, group]));
  const seeds = seedsInBracket(bracketSize(entries.length));
  const seeded = seeds.map((seed) => entries[seed - 1] ?? ('bye' as const));
  if (sameGroup === 'not-before-final') return halvesApart(seeded, entries, groups).map(sideOf);
  if (sameGroup === 'not-in-first-round') return firstRoundApart(seeded, entries, groups).map(sideOf);
  return seeded.map(sideOf);
}

type Seeded = readonly (EntryId | 'bye')[];
type Groups = ReadonlyMap<EntryId, number>;

/** Returns the seed from 0; a bye is last. */
function seedOf(entries: readonly EntryId[], occupant: EntryId | 'bye'): number {
  return occupant === 'bye' ? entries.length : entries.indexOf(occupant);
}

/**
 * Moves the runner-up of each group into the half opposite the winner. Each half's places are filled in the order of seeds, and
 * its size does not change: groups of two fill both halves alike.
 */
function halvesApart(seeded: Seeded, entries: readonly EntryId[], groups: Groups): (EntryId | 'bye')[] {
  const size = seeded.length;
  const halfOf = new Map<number, number>();
  const halves: EntryId[][] = [[], []];
  for (const entry of entries) {
    const group = groups.get(entry);
    const taken = group === undefined ? undefined : halfOf.get(group);
    const half = taken === undefined ? (seeded.indexOf(entry) < size / 2 ? 0 : 1) : 1 - taken;
    if (group !== undefined) halfOf.set(group, half);
    halves[half]?.push(entry);
  }
  return [0, 1].flatMap((half) => {
    const from = (half * size) / 2;
    const places = seeded.slice(from, from + size / 2).map((occupant, index) => ({ occupant, index }));
    const bySeed = places.filter(({ occupant }) => occupant !== 'bye');
    bySeed.sort((one, other) => seedOf(entries, one.occupant) - seedOf(entries, other.occupant));
    const order = new Map(bySeed.map(({ index }, at) => [index, halves[half]?.[at] ?? ('bye' as const)]));
    return places.map(({ index }) => order.get(index) ?? ('bye' as const));
  });
}

/** More than the sum of all moves of lower seeds in a round. */
const SAME_GROUP = 2 ** 24;
const MAX_WEIGHT = 2 ** 26;

/**
 * Keeps the upper seed of each pair and moves the lower ones as little as possible, so that as few pairs as possible are from
 * one group. Byes stay where they are.
 */
function firstRoundApart(seeded: Seeded, entries: readonly EntryId[], groups: Groups): (EntryId | 'bye')[] {
  const pairs = Array.from({ length: seeded.length / 2 }, (_, pair) => {
    const [one, other] = [seeded[pair * 2] ?? 'bye', seeded[pair * 2 + 1] ?? 'bye'];
    return { high: one, low: other, pair };
  });
  const played = pairs.filter(({ low, high }) => low !== 'bye' && high !== 'bye');
  const edges = played.flatMap((upper, one) =>
    played.map((lower, other) => {
      const groupOfHigh = groups.get(Number(upper.high));
      const isSame = groupOfHigh !== undefined && groupOfHigh === groups.get(Number(lower.low));
      const distance = (seedOf(entries, upper.low) - seedOf(entries, lower.low)) ** 2;
      return { one, other: played.length + other, weight: MAX_WEIGHT - distance - (isSame ? SAME_GROUP : 0) };
    }),
  );
  const matching = new Map(perfectMatching(played.length * 2, edges) ?? []);
  const sides = [...seeded];
  played.forEach(({ pair }, one) => {
    sides[pair * 2 + 1] = played[(matching.get(one) ?? 0) - played.length]?.low ?? 'bye';
  });
  return sides;
}
