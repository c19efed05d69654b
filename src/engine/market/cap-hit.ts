/** What one contract counts against the cap. */
import { BURIED_ALLOWANCE } from '#engine/market/constants.ts';
import type { CapLimits } from '#engine/market/price.ts';
import type { Level } from '#engine/player/skills.ts';

/**
 * Whole dollars of a full season: with the first team all of it, and the minimum at least (entry-level contracts pay less elsewhere); on the farm what is above the allowance, so that nobody hides
 * a star there; of juniors nothing.
 * @param salary the mean of the contract a season, signing bonus included
 */
export function capHit(
  { salary, level }: { salary: number; level: Level },
  { minimum }: Pick<CapLimits, 'minimum'>,
): number {
  if (level === 'PRO') return Math.max(salary, minimum);
  return level === 'FRM' ? Math.max(0, salary - Math.round(BURIED_ALLOWANCE * minimum)) : 0;
}

/** Returns what a player of the first team would not count any more on the farm, whole dollars of a full season. */
export function savedOnFarm(salary: number, limits: Pick<CapLimits, 'minimum'>): number {
  return capHit({ salary, level: 'PRO' }, limits) - capHit({ salary, level: 'FRM' }, limits);
}
