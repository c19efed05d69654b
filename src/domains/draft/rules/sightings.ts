/** Individual scouts' reports on an amateur, combined with what the club knows anyway. */
import { STALE_PER_DAY } from '#domains/draft/constants.ts';
import type { ClubId, PersonId, PlayerId } from '#engine/ids.ts';

/** A scout's combined looks at an amateur. */
export interface Sighting {
  personId: PersonId;
  playerId: PlayerId;
  clubId: ClubId | null;
  looks: number;
  /** Points of overall. */
  present: number;
  potential: number;
  /** The scout's own error about his potential, a standard deviation in points; about his current ability it is a share of that. */
  error: number;
  /** Absolute day of the last look. */
  lastDay: number;
}

/** A function for a club's reports on an amateur. */
export type Sightings = (who: { clubId: ClubId | null; playerId: PlayerId }) => readonly Sighting[];

/** For a world without assignments, and the central scouts. */
export const NO_SIGHTINGS: Sightings = () => [];

/** Returns a report's error by now: it grows as the report ages. @param day absolute */
export function errorNow({ error, lastDay }: Pick<Sighting, 'error' | 'lastDay'>, day: number): number {
  return Math.hypot(error, STALE_PER_DAY * Math.max(0, day - lastDay));
}

/** An estimate with its standard deviation. */
export interface Opinion {
  mid: number;
  error: number;
}

/** Combines independent estimates of the same value, each weighted by its certainty (the posterior of normal errors under a flat prior). */
export function together(opinions: readonly [Opinion, ...Opinion[]]): Opinion {
  if (opinions.length === 1) return opinions[0];
  const weights = opinions.map(({ error }) => 1 / error ** 2);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const mid = opinions.reduce((sum, opinion, index) => sum + opinion.mid * (weights[index] ?? 0), 0) / all;
  return { mid, error: 1 / Math.sqrt(all) };
}
