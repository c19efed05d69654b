/** Finds faults in the settings of a knockout and its pairings. */

import { bracketSize } from '#engine/competition/bracket.ts';
import type { Fault } from '#engine/competition/faults/fault.ts';
import {
  BRACKET_KINDS,
  type CrossoverPlace,
  type KnockoutSettings,
  type PairingFormat,
  type Source,
} from '#engine/competition/settings.ts';

const BEST_OF = [1, 3, 5, 7];

const isPowerOfTwo = (value: number) => Number.isInteger(Math.log2(value)) && value >= 2;

/** What a knockout is played with. */
interface Field {
  /** Entries in the stage. */
  count: number;
  /** Groups in the stage that they come from. */
  groups: number;
  at: string;
}

export function knockoutFaults(stage: KnockoutSettings, field: Field): Fault[] {
  const { count, at } = field;
  const faults = stage.rounds.flatMap((format, index) => pairingFaults(format, `${at}.rounds.${index}`));
  if (stage.rounds.length === 0) faults.push({ at: `${at}.rounds`, fault: 'no-round-formats' });
  if (stage.placement) faults.push(...pairingFaults(stage.placement, `${at}.placement`));
  if (!isPowerOfTwo(stage.playedPlaces)) {
    faults.push({ at: `${at}.playedPlaces`, fault: 'played-places-is-no-power-of-two' });
  }
  return [...faults, ...roundFaults(stage, count, at), ...crossoverFaults(stage, field), ...apartFaults(stage, at)];
}

const kindsOf = ({ bracket }: KnockoutSettings) => (typeof bracket === 'string' ? [bracket] : bracket);

function roundFaults(stage: KnockoutSettings, count: number, at: string): Fault[] {
  const { lastRound, playedPlaces } = stage;
  const faults: Fault[] = [];
  const kinds = kindsOf(stage);
  if (kinds.length === 0 || !kinds.every((kind) => BRACKET_KINDS.includes(kind))) {
    faults.push({ at: `${at}.bracket`, fault: 'bracket-empty-or-unknown' });
  }
  if (lastRound === undefined) return faults;
  const rounds = Math.log2(bracketSize(count));
  if (!Number.isInteger(lastRound) || lastRound < 1 || lastRound > rounds) {
    faults.push({ at: `${at}.lastRound`, fault: 'last-round-out-of-range', limit: rounds });
  } else if (lastRound < rounds && playedPlaces > 2) {
    faults.push({ at: `${at}.playedPlaces`, fault: 'placement-games-need-the-final', limit: 2 });
  }
  return faults;
}

/** Returns faults unless the map holds every place that advances exactly once. */
function crossoverFaults({ crossover, sources }: KnockoutSettings, { count, groups, at }: Field): Fault[] {
  if (!crossover) return [];
  const places = crossover.flat().map(keyOf);
  if (!isPowerOfTwo(places.length)) {
    return [{ at: `${at}.crossover`, fault: 'crossover-size-is-no-power-of-two' }];
  }
  const isOfOneStage = sources.every((source) => source.take !== 'places' && source.stage === sources[0]?.stage);
  const named = new Set(places);
  const isComplete =
    isOfOneStage &&
    places.length === count &&
    named.size === count &&
    sources.every((source) => placesOf(source, groups).every((place) => named.has(keyOf(place))));
  return isComplete ? [] : [{ at: `${at}.crossover`, fault: 'crossover-leaves-out-or-repeats' }];
}

const keyOf = (place: CrossoverPlace) =>
  'best' in place ? `best ${place.best} of ${place.place}` : `${place.group}.${place.place}`;

/** Returns the places that a source names, if it is one of groups. */
function placesOf(source: Source, groups: number): CrossoverPlace[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  if (source.take === 'places') return [];
  if (source.take === 'best-of-place') return upTo(source.count).map((best) => ({ place: source.place, best }));
  return upTo(source.count).flatMap((place) => upTo(groups).map((group) => ({ group: group - 1, place })));
}

/** Returns faults if three of one group are to be kept apart until the final, which two halves of a bracket cannot do. */
function apartFaults(stage: KnockoutSettings, at: string): Fault[] {
  const { sameGroup, sources, crossover } = stage;
  if (sameGroup !== 'not-before-final') return [];
  const [source] = sources;
  if (kindsOf(stage).includes('reseeding')) return [{ at: `${at}.sameGroup`, fault: 'reseeding-cannot-keep-apart' }];
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
