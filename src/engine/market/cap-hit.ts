/** What one contract counts against the cap. */
import { BURIED_ALLOWANCE } from '#engine/market/constants.ts';
import type { CapLimits } from '#engine/market/price.ts';
import type { Level } from '#engine/player/skills.ts';

/**
 * Whole dollars of a full season: with the first team all of it; on the farm what is above the allowance, so that nobody hides
 * a star there; of juniors nothing.
 * @param salary the mean of the contract a season, signing bonus included
 */
export function capHit(
  { salary, level }: { salary: number; level: Level },
  { minimum }: Pick<CapLimits, 'minimum'>,
): number {
  if (level === 'PRO') return salary;
  return level === 'FRM' ? Math.max(0, salary - Math.round(BURIED_ALLOWANCE * minimum)) : 0;
}
