/** How much money there is in a tier. */
import { TIER_SHARE } from '#domains/finances/constants.ts';

/** An amount of the top tier as it is in this one. @param tier 1 is the top */
export function inTier(amount: number, tier: number): number {
  return amount * TIER_SHARE ** (tier - 1);
}
