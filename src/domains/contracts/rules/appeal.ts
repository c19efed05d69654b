/** A club's appeal to a player, from −1 (bad) to 1 (all he could want): his role, and the club's quality. */
import { APPEAL_SPREAD, APPEAL_TIER_COST } from '#domains/contracts/constants.ts';
import type { Position } from '#engine/player/skills.ts';

/** Lineup spots by position. */
const PLACES: Record<Position, number> = { LW: 4, C: 4, RW: 4, LD: 3, RD: 3, G: 2 };

/** Returns his role: 1 at the top of the depth chart, −1 out of the lineup. @param rivals overalls of the others at his position. */
export function roleOf(position: Position, overall: number, rivals: readonly number[]): number {
  const better = rivals.filter((other) => other > overall).length;
  return Math.max(-1, 1 - (2 * better) / PLACES[position]);
}

/** Returns a club's standing in its league. @param tier 1 is the top. */
export function teamStanding(own: number, league: readonly number[], tier: number): number {
  const mean = league.reduce((sum, rating) => sum + rating, 0) / Math.max(1, league.length);
  return Math.max(-1, Math.min(1, (own - mean) / APPEAL_SPREAD - (tier - 1) * APPEAL_TIER_COST));
}
