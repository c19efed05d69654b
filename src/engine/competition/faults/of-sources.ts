/** Counts the entries a stage gets from earlier ones and finds faults in its sources. */
import type { Fault } from '#engine/competition/faults/fault.ts';
import type { Source, StageSettings } from '#engine/competition/settings.ts';

interface At {
  index: number;
  /** Number of entries in the competition. */
  entries: number;
  at: string;
}

/** Returns the number of entries in each stage. @param stages without faults */
export function entriesByStage(stages: readonly StageSettings[], entries: number): number[] {
  const counts: number[] = [];
  for (const index of stages.keys()) counts.push(sourceFaults(stages, counts, { index, entries, at: '' }).count);
  return counts;
}

/** @param counts entries of each earlier stage */
export function sourceFaults(
  stages: readonly StageSettings[],
  counts: readonly number[],
  { index, entries, at }: At,
): { count: number; faults: Fault[] } {
  const { sources } = stages[index] as StageSettings;
  if (index === 0) {
    return {
      count: entries,
      faults: sources.length > 0 ? [{ at: `${at}.sources`, fault: 'first-stage-has-sources' }] : [],
    };
  }
  if (sources.length === 0) return { count: 0, faults: [{ at: `${at}.sources`, fault: 'stage-has-no-sources' }] };
  const found = sources.map((source, number) =>
    oneSource(stages, counts, source, { index, at: `${at}.sources.${number}` }),
  );
  const faults = found.flatMap(({ fault }) => fault ?? []);
  if (faults.length === 0 && comesTwice(stages, index))
    faults.push({ at: `${at}.sources`, fault: 'entry-comes-twice' });
  return { count: found.reduce((sum, { count }) => sum + count, 0), faults };
}

function oneSource(
  stages: readonly StageSettings[],
  counts: readonly number[],
  source: Source,
  { index, at }: { index: number; at: string },
): { count: number; fault?: Fault } {
  const before = stages[source.stage];
  if (!before || source.stage < 0 || source.stage >= index) {
    return { count: 0, fault: { at, fault: 'source-is-not-an-earlier-stage' } };
  }
  const numbers = Object.values(source).filter((value) => typeof value === 'number');
  if (!numbers.every(Number.isInteger)) return { count: 0, fault: { at, fault: 'source-takes-nobody' } };
  const all = counts[source.stage] ?? 0;
  const sizes = groupSizes(before, all);
  const [count, available] = wanted(source, sizes, all);
  if (!Number.isInteger(count) || count < 1) return { count: 0, fault: { at, fault: 'source-takes-nobody' } };
  if (count > available) return { count, fault: { at, fault: 'source-takes-more-than-there-are', limit: available } };
  return { count };
}

/** Returns the sizes of a stage's groups, largest first. */
function groupSizes(stage: StageSettings, entries: number): number[] {
  const groups = stage.format === 'round-robin' ? stage.groups : 1;
  if (!(groups >= 1 && groups <= entries)) return [entries];
  return Array.from({ length: groups }, (_, group) => Math.ceil((entries - group) / groups));
}

/** Returns how many entries a source takes, and how many are available. */
function wanted(source: Source, sizes: readonly number[], all: number): [count: number, available: number] {
  switch (source.take) {
    case 'top-of-groups':
      return [source.count * sizes.length, Math.min(...sizes) >= source.count ? all : 0];
    case 'best-of-place':
      return [source.count, sizes.filter((size) => source.place >= 1 && size >= source.place).length];
    case 'places':
      return [source.from >= 1 ? source.to - source.from + 1 : 0, Math.max(0, all - source.from + 1)];
  }
}

/**
 * Returns whether two sources may yield the same entry. Each names places of a stage; those of a later stage also include any
 * entry that it took from an earlier one.
 */
function comesTwice(stages: readonly StageSettings[], index: number): boolean {
  const { sources } = stages[index] as StageSettings;
  return sources.some((one, at) => sources.slice(at + 1).some((other) => overlap(stages, one, other)));
}

function overlap(stages: readonly StageSettings[], one: Source, other: Source): boolean {
  if (one.stage === other.stage) return sharePlaces(one, other);
  const [earlier, later] = one.stage < other.stage ? [one, other] : [other, one];
  const through = stages[later.stage]?.sources ?? [];
  return through.some((source) => source.stage >= earlier.stage && overlap(stages, earlier, source));
}

function sharePlaces(one: Source, other: Source): boolean {
  if (one.take === 'places' && other.take === 'places') return one.from <= other.to && other.from <= one.to;
  // Places of groups and of the whole stage may overlap, which is unknown before it is played.
  if (one.take === 'places' || other.take === 'places') return true;
  const [first, second] = [placesOf(one), placesOf(other)];
  return first[0] <= second[1] && second[0] <= first[1];
}

function placesOf(source: Exclude<Source, { take: 'places' }>): [from: number, to: number] {
  return source.take === 'top-of-groups' ? [1, source.count] : [source.place, source.place];
}
