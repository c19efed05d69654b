/** Finds faults in the settings of a competition before entries are accepted. */
import type { Fault, FaultCode } from '#engine/competition/faults/fault.ts';
import { knockoutFaults, pairingFaults } from '#engine/competition/faults/of-knockouts.ts';
import { sourceFaults } from '#engine/competition/faults/of-sources.ts';
import {
  MAX_ENTRIES,
  MAX_LEGS,
  MIN_ENTRIES,
  pointsOf,
  type Settings,
  type StageSettings,
  TIEBREAKERS,
} from '#engine/competition/settings.ts';

/**
 * Returns all faults, in the order of the stages; none if the competition can be drawn.
 * @param entries number of entries
 */
export function faultsOf({ stages }: Settings, entries: number): Fault[] {
  if (!Number.isInteger(entries) || entries < MIN_ENTRIES)
    return [{ at: 'entries', fault: 'too-few-entries', limit: MIN_ENTRIES }];
  if (entries > MAX_ENTRIES) return [{ at: 'entries', fault: 'too-many-entries', limit: MAX_ENTRIES }];
  if (stages.length === 0) return [{ at: 'stages', fault: 'no-stages' }];
  const counts: number[] = [];
  return stages.flatMap((stage, index) => {
    const at = `stages.${index}`;
    const { count, faults } = sourceFaults(stages, counts, { index, entries, at });
    // Later stages count on it only where it is right. Format checks need a valid number of entries.
    counts.push(faults.length > 0 ? 0 : count);
    const ofFormat = faults.length > 0 ? [] : formatFaults(stages, index, count, at);
    return [...faults, ...ofFormat, ...tableFaults(stage, entries, at)];
  });
}

function formatFaults(stages: readonly StageSettings[], index: number, count: number, at: string): Fault[] {
  const stage = stages[index] as StageSettings;
  if (count < MIN_ENTRIES) return [{ at, fault: 'too-few-entries', limit: MIN_ENTRIES }];
  switch (stage.format) {
    case 'round-robin':
      return [
        ...between(`${at}.groups`, stage.groups, 1, Math.floor(count / 2), ['too-few-groups', 'too-many-groups']),
        ...between(`${at}.legs`, stage.legs, 1, MAX_LEGS, ['legs-out-of-range', 'legs-out-of-range']),
      ];
    case 'swiss':
      // Up to half as many rounds as entries, a legal round always exists.
      return between(`${at}.rounds`, stage.rounds, 1, Math.floor(count / 2), ['too-few-rounds', 'too-many-rounds']);
    case 'knockout':
      return knockoutFaults(stage, { count, groups: groupsBehind(stages, stage), at });
    case 'double-elimination':
      return [...pairingFaults(stage.pairings, `${at}.pairings`), ...pairingFaults(stage.final, `${at}.final`)];
    case 'series':
      return [
        ...(count === 2 ? [] : [{ at, fault: 'series-needs-two-entries', limit: 2 } as const]),
        ...pairingFaults(stage.series, `${at}.series`),
      ];
    case 'placement':
      return pairingFaults(stage.pairings, `${at}.pairings`);
  }
}

/** Returns the number of groups in the stage that a knockout's first source ranks. */
function groupsBehind(stages: readonly StageSettings[], { sources: [source] }: StageSettings): number {
  const before = source && stages[source.stage];
  return before?.format === 'round-robin' ? before.groups : 1;
}

function between(
  at: string,
  value: number,
  min: number,
  max: number,
  [tooLow, tooHigh]: readonly [FaultCode, FaultCode],
): Fault[] {
  if (!Number.isInteger(value) || value < min) return [{ at, fault: tooLow, limit: min }];
  return value > max ? [{ at, fault: tooHigh, limit: max }] : [];
}

const FROM_BEST = ['win', 'overtimeWin', 'shootoutWin', 'tie', 'shootoutLoss', 'overtimeLoss', 'loss'] as const;

function tableFaults({ points, tiebreakers, firstPlace = 1 }: StageSettings, entries: number, at: string): Fault[] {
  const faults: Fault[] = [];
  const isKnown = tiebreakers.every((each) => TIEBREAKERS.includes(each));
  if (tiebreakers.length === 0 || !isKnown) {
    faults.push({ at: `${at}.tiebreakers`, fault: 'tiebreakers-empty-or-unknown' });
  }
  if (new Set(tiebreakers).size < tiebreakers.length) {
    faults.push({ at: `${at}.tiebreakers`, fault: 'tiebreaker-repeated' });
  }
  const given = FROM_BEST.map((result) => pointsOf(points)[result]);
  const isFalling = given.every((value, index) => Number.isFinite(value) && value <= (given[index - 1] ?? value));
  if (!isFalling || given[0] === given.at(-1)) faults.push({ at: `${at}.points`, fault: 'points-do-not-fall' });
  if (!Number.isInteger(firstPlace) || firstPlace < 1 || firstPlace > entries) {
    faults.push({ at: `${at}.firstPlace`, fault: 'first-place-out-of-range', limit: entries });
  }
  return faults;
}
