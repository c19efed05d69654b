/** Comparable contracts: of players at the same kind of position, close in overall and age. */
import { groupOf, type Position } from '#engine/player/skills.ts';

/** A recently signed player. */
export interface Comparable {
  position: Position;
  overall: number;
  /** In the season of signing. */
  age: number;
  /** Whole dollars a season. */
  salary: number;
}

/**
 * Returns the contracts of the most similar players, nearest first; ties go to the cheaper one.
 * @param pointsAYear overall points that a year of age counts as; 0: age does not matter
 */
export function comparableContracts<Signed extends Comparable>(
  to: Omit<Comparable, 'salary'>,
  signed: readonly Signed[],
  { count, pointsAYear }: { count: number; pointsAYear: number },
): Signed[] {
  return signed
    .filter(({ position }) => groupOf(position) === groupOf(to.position))
    .map((each) => ({
      each,
      distance: Math.abs(each.overall - to.overall) + pointsAYear * Math.abs(each.age - to.age),
    }))
    .sort((a, b) => a.distance - b.distance || a.each.salary - b.each.salary)
    .slice(0, count)
    .map(({ each }) => each);
}
