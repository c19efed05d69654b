/** What a club is to a player, −1 (bad) to 1 (all he could wish for): his role there, and how good the club is. */
import { APPEAL_SPREAD, APPEAL_TIER_COST } from '#domains/contracts/constants.ts';
import type { Position } from '#engine/player/skills.ts';

/** Places of a position in a lineup. */
const PLACES: Record<Position, number> = { LW: 4, C: 4, RW: 4, LD: 3, RD: 3, G: 2 };

/** First in the depth chart 1, out of the lineup −1. @param rivals overalls of the others at his position. */
export function roleOf(position: Position, overall: number, rivals: readonly number[]): number {
  const better = rivals.filter((other) => other > overall).length;
  return Math.max(-1, 1 - (2 * better) / PLACES[position]);
}

/** A club among those of its league. @param tier 1 is the top. */
export function teamStanding(own: number, league: readonly number[], tier: number): number {
  const mean = league.reduce((sum, rating) => sum + rating, 0) / Math.max(1, league.length);
  return Math.max(-1, Math.min(1, (own - mean) / APPEAL_SPREAD - (tier - 1) * APPEAL_TIER_COST));
}
