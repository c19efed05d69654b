/** What single scouts have seen of an amateur, and what it tells together with what a club knows anyway. */
import { STALE_PER_DAY } from '#domains/draft/constants.ts';
import type { ClubId, PersonId, PlayerId } from '#engine/ids.ts';

/** The looks of one scout at one amateur, taken together. */
export interface Sighting {
  personId: PersonId;
  playerId: PlayerId;
  clubId: ClubId | null;
  looks: number;
  /** Points of overall. */
  present: number;
  potential: number;
  /** What he errs of his own about what the boy may become, a standard deviation in points; about what he is, a share of it. */
  error: number;
  /** Absolute day of the last look. */
  lastDay: number;
}

/** What a club's scouts have brought home of an amateur. */
export type Sightings = (who: { clubId: ClubId | null; playerId: PlayerId }) => readonly Sighting[];

/** Of a world without assignments, and of the central scouts. */
export const NO_SIGHTINGS: Sightings = () => [];

/** What a sighting's scout errs by now: it grows stale. @param day absolute */
export function errorNow({ error, lastDay }: Pick<Sighting, 'error' | 'lastDay'>, day: number): number {
  return Math.hypot(error, STALE_PER_DAY * Math.max(0, day - lastDay));
}

/** One opinion, with its standard deviation. */
export interface Opinion {
  mid: number;
  error: number;
}

/** Independent opinions about the same as one: each counts by how sure it is (the posterior of normal errors under a flat prior). */
export function together(opinions: readonly [Opinion, ...Opinion[]]): Opinion {
  if (opinions.length === 1) return opinions[0];
  const weights = opinions.map(({ error }) => 1 / error ** 2);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const mid = opinions.reduce((sum, opinion, index) => sum + opinion.mid * (weights[index] ?? 0), 0) / all;
  return { mid, error: 1 / Math.sqrt(all) };
}
