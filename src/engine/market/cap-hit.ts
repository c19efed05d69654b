/** What a contract counts against the cap. */
import { BURIED_ALLOWANCE } from '#engine/market/constants.ts';
import type { CapLimits } from '#engine/market/price.ts';
import type { Level } from '#engine/player/skills.ts';

/**
 * Returns a contract's cap hit, in whole dollars of a full season: on the first team all of the salary, and at least the minimum
 * (entry-level contracts elsewhere pay less); on the farm only the part above the allowance, which keeps clubs from burying
 * stars there; for juniors nothing.
 * @param salary the contract's average per season, signing bonus included
 */
export function capHit(
  { salary, level }: { salary: number; level: Level },
  { minimum }: Pick<CapLimits, 'minimum'>,
): number {
  if (level === 'PRO') return Math.max(salary, minimum);
  return level === 'FRM' ? Math.max(0, salary - Math.round(BURIED_ALLOWANCE * minimum)) : 0;
}

/** Returns the cap space that sending a first-team player to the farm would clear, in whole dollars of a full season. */
export function savedOnFarm(salary: number, limits: Pick<CapLimits, 'minimum'>): number {
  return capHit({ salary, level: 'PRO' }, limits) - capHit({ salary, level: 'FRM' }, limits);
}
