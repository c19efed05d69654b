/** Moves entries from one stage to the next: who advances, in which order, and who meets first. */
import { bracketSize, seedsInBracket } from '#engine/competition/bracket.ts';
import { perfectMatching } from '#engine/competition/matching.ts';
import { sideOf } from '#engine/competition/pairing.ts';
import type { KnockoutSettings, Source, StageSettings } from '#engine/competition/settings.ts';
import type { Finish, Side, Stage } from '#engine/competition/state.ts';
import type { EntryId } from '#engine/ids.ts';

/**
 * Returns the entries that advance to the stage after those that have begun, best seed first, with their earlier finish. Sources
 * determine the order of the seeds.
 *
 * An entry that has withdrawn since its stage was over changes places with the next one behind it that plays in no later stage, if there
 * is one: no other entry is moved, and none plays in two stages or in none because of it.
 *
 * @param stages that have begun
 * @param settings of all stages
 * @throws RangeError if a stage is not over, or an entry would advance twice
 */
export function entriesFrom(
  stages: readonly Pick<Stage, 'ranking' | 'entries'>[],
  settings: readonly Pick<StageSettings, 'sources'>[],
  withdrawn: ReadonlySet<EntryId> = new Set(),
): Finish[] {
  const orders = stages.map(({ ranking }) => ranking && advancingOrder(ranking));
  for (const [index, { entries }] of stages.entries()) {
    const taken = takenFrom(orders.slice(0, index), settings[index]?.sources ?? []);
    for (const [seed, { at, source }] of taken.entries()) swap(orders[source.stage] ?? [], at, entries[seed]);
  }
  const sources = settings[stages.length]?.sources ?? [];
  const taken = takenFrom(orders, sources);
  const advancing = new Set(taken.map(({ at, order }) => order[at]?.entry));
  for (const { at, source, order } of taken) {
    const leaving = order[at];
    if (!leaving || !withdrawn.has(leaving.entry)) continue;
    const playing = new Set(stages.slice(source.stage + 1).flatMap(({ entries }) => entries));
    const next = order.slice(at + 1).find(({ entry, group }) => {
      const isNextOfIts = source.take === 'places' || group === leaving.group;
      return isNextOfIts && !withdrawn.has(entry) && !playing.has(entry) && !advancing.has(entry);
    });
    if (!next) continue;
    advancing.add(next.entry);
    swap(order, at, next.entry);
  }
  const finishes = taken.flatMap(({ at, order }) => order[at] ?? []);
  if (new Set(finishes.map(({ entry }) => entry)).size < finishes.length) {
    throw new RangeError('an entry cannot advance to a stage in two ways');
  }
  return finishes;
}

/** Returns a ranking with the places in the groups as they count for later stages: without gaps, in the order of the ranking. */
function advancingOrder(ranking: readonly Finish[]): Finish[] {
  const places = new Map<number, number>();
  return ranking.map(({ entry, group }) => {
    const place = (places.get(group) ?? 0) + 1;
    places.set(group, place);
    return { entry, group, place };
  });
}

/** Lets the entry at this index and another one change places. */
function swap(order: Finish[], at: number, by: EntryId | undefined): void {
  const other = order.findIndex(({ entry }) => entry === by);
  const [one, two] = [order[at], order[other]];
  if (!one || !two || one === two) return;
  order[at] = { ...one, entry: two.entry };
  order[other] = { ...two, entry: one.entry };
}

interface Taken {
  /** Index in the order. */
  at: number;
  order: Finish[];
  source: Source;
}

function takenFrom(orders: readonly (Finish[] | null)[], sources: readonly Source[]): Taken[] {
  return sources.flatMap((source) => {
    const order = orders[source.stage];
    if (!order) throw new RangeError(`stage ${source.stage} has no ranking yet`);
    const taken = placesTaken(order, source);
    return order.flatMap((finish, at) => (taken.includes(finish) ? [{ at, order, source }] : []));
  });
}

function placesTaken(ranking: readonly Finish[], source: Source): readonly Finish[] {
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
