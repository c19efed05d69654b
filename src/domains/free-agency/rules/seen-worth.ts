/** A player's worth to a club by its own estimates, at this summer's price of a goal. */
import type { BargainPlayer } from '#domains/contracts/rules/bargain.ts';
import type { ClubId } from '#engine/ids.ts';
import { estimateOf } from '#engine/market/estimate.ts';
import { type CapLimits, fairSalary } from '#engine/market/price.ts';
import { hopedGoals } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import type { Secret } from '#engine/secret.ts';

interface Looking {
  clubId: ClubId;
  cap: { tier: number; limits: CapLimits; goalPrice: number };
  /** Whether it is the club that holds him. */
  isOwn: boolean;
  /** The current season, and the contract's first season and length. */
  season: number;
  fromSeason: number;
  seasons: number;
  secret: Secret;
}

type Body = Pick<BargainPlayer, 'id' | 'positions' | 'skills' | 'ceilings' | 'birthSeason'>;

/** Returns his worth in whole dollars a season. */
export function worthSeenBy({ id, positions, skills, ceilings, birthSeason }: Body, looking: Looking): number {
  const { clubId, cap, isOwn, season, fromSeason, seasons, secret } = looking;
  const prospect = prospectOf({ position: positions[0] ?? 'C', age: fromSeason - birthSeason, skills, ceilings });
  const { goals } = estimateOf({ secret, clubId, season, playerId: id, prospect, tier: cap.tier, isOwn });
  return fairSalary({ projection: hopedGoals(goals), seasons, price: cap.goalPrice, limits: cap.limits });
}
