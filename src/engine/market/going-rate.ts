/** What a goal costs today: read off the contracts that run, for whoever asks between two summers. */
import { type CapLimits, fairSalary } from '#engine/market/price.ts';
import { projectGoals } from '#engine/market/projection.ts';
import type { Position } from '#engine/player/skills.ts';

/** Somebody as everybody sees him: no ceilings. */
interface Known {
  position: Position;
  /** Whole years. */
  age: number;
  /** 0 to 99. */
  overall: number;
}

/**
 * Dollars a goal above replacement: what the contracts pay over the minimum, by what their men bring in this season.
 * @param paid those of first teams of one tier, entry level left out
 * @returns 0 when nobody brings anything
 */
export function goingRate(paid: readonly (Known & { salary: number })[], tier: number, minimum: number): number {
  let [dollars, goals] = [0, 0];
  for (const { salary, ...known } of paid) {
    dollars += Math.max(0, salary - minimum);
    goals += projectGoals(known, tier)[0] ?? 0;
  }
  return goals > 0 ? dollars / goals : 0;
}

/** Whole dollars that somebody may ask for a season at the going rate of a tier, by what everybody sees of him. */
export function salaryAt(
  rate: number,
  known: Known,
  { tier, limits }: { tier: number; limits: Pick<CapLimits, 'minimum' | 'maximum'> },
): number {
  return fairSalary({ projection: projectGoals(known, tier), seasons: 1, price: rate, limits });
}
