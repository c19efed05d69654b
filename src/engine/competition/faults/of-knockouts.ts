/** Finds faults in the settings of a knockout and its pairings. */
import type { Fault } from '#engine/competition/faults/fault.ts';
import type { KnockoutSettings, PairingFormat } from '#engine/competition/settings.ts';

const BEST_OF = [1, 3, 5, 7];

const isPowerOfTwo = (value: number) => Number.isInteger(Math.log2(value)) && value >= 2;

/** @param count number of entries in the stage */
export function knockoutFaults(stage: KnockoutSettings, count: number, at: string): Fault[] {
  const faults = stage.rounds.flatMap((format, index) => pairingFaults(format, `${at}.rounds.${index}`));
  if (stage.rounds.length === 0) faults.push({ at: `${at}.rounds`, fault: 'no-round-formats' });
  if (stage.placement) faults.push(...pairingFaults(stage.placement, `${at}.placement`));
  if (!isPowerOfTwo(stage.playedPlaces)) {
    faults.push({ at: `${at}.playedPlaces`, fault: 'played-places-is-no-power-of-two' });
  }
  return [...faults, ...crossoverFaults(stage, count, at), ...apartFaults(stage, at)];
}

/** Returns faults unless the map holds every place that advances exactly once. */
function crossoverFaults({ crossover, sources }: KnockoutSettings, count: number, at: string): Fault[] {
  if (!crossover) return [];
  const places = crossover.flat();
  const named = new Set(places.map(({ group, place }) => `${group}.${place}`));
  const [source] = sources;
  const advancing = source?.take === 'top-of-groups' ? source.count : 0;
  const isWithin = places.every(({ place }) => place >= 1 && place <= advancing);
  if (!isPowerOfTwo(places.length)) {
    return [{ at: `${at}.crossover`, fault: 'crossover-size-is-no-power-of-two' }];
  }
  const isComplete = named.size === places.length && places.length === count && isWithin && sources.length === 1;
  return isComplete ? [] : [{ at: `${at}.crossover`, fault: 'crossover-leaves-out-or-repeats' }];
}

/** Returns faults if three of one group are to be kept apart until the final, which two halves of a bracket cannot do. */
function apartFaults({ sameGroup, bracket, sources, crossover }: KnockoutSettings, at: string): Fault[] {
  if (sameGroup !== 'not-before-final') return [];
  const [source] = sources;
  if (bracket === 'reseeding') return [{ at: `${at}.sameGroup`, fault: 'reseeding-cannot-keep-apart' }];
  const isPossible = sources.length === 1 && source?.take === 'top-of-groups' && source.count <= 2 && !crossover;
  return isPossible ? [] : [{ at: `${at}.sameGroup`, fault: 'group-cannot-be-kept-apart' }];
}

export function pairingFaults(format: PairingFormat, at: string): Fault[] {
  if ('legs' in format) return format.legs === 2 ? [] : [{ at, fault: 'legs-must-be-two' }];
  if (!BEST_OF.includes(format.bestOf)) return [{ at, fault: 'best-of-is-not-1-3-5-7' }];
  const { homeRuns } = format;
  if (!homeRuns) return [];
  const isWhole = homeRuns.every((run) => Number.isInteger(run) && run >= 0);
  const sum = homeRuns.reduce((all, run) => all + run, 0);
  return isWhole && sum === format.bestOf ? [] : [{ at, fault: 'home-games-do-not-add-up', limit: format.bestOf }];
}
