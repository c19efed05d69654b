/** How clubs see players they may bid on: by the shared reputation, and with their own error. Pure. */
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { wishedSeasons } from '#engine/market/ask.ts';
import { MAX_SEASONS } from '#engine/market/ask-constants.ts';
import { estimateError } from '#engine/market/estimate.ts';
import { type CapLimits, fairSalary } from '#engine/market/price.ts';
import { hopedGoals, projectGoals } from '#engine/market/projection.ts';
import { reputationError } from '#engine/market/reputation.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Secret } from '#engine/secret.ts';

interface Seen {
  id: PlayerId;
  position: Position;
  /** In the first season of the contract. */
  age: number;
  overall: number;
  ceiling: number;
  /** His current club; null: none. */
  clubId: ClubId | null;
}

interface Market {
  secret: Secret;
  /** The current season, and the first season of the contract. */
  season: number;
  fromSeason: number;
}

export class MarketEyes {
  // A player's reputation is the same for every club, and every club asks for it.
  private readonly reputations = new Map<PlayerId, number>();
  private readonly market: Market;

  constructor(market: Market) {
    this.market = market;
  }

  /** Returns the club's estimate of his overall. */
  overall(player: Seen, clubId: ClubId): number {
    return bounded(player.overall + this.error(player, clubId));
  }

  /** Returns his worth to a club in whole dollars a season; 0 for a club in no league. */
  worth(player: Seen, clubId: ClubId, cap: { tier: number; limits: CapLimits; goalPrice: number } | undefined): number {
    if (!cap) return 0;
    const { position, age } = player;
    const error = this.error(player, clubId);
    const prospect = {
      position,
      age,
      overall: bounded(player.overall + error),
      ceiling: bounded(player.ceiling + error),
    };
    const projection = hopedGoals(projectGoals(prospect, cap.tier));
    const worthOver = (seasons: number) =>
      fairSalary({ projection, seasons, price: cap.goalPrice, limits: cap.limits });
    return worthOver(wishedSeasons(age, { maximum: cap.limits.maximum, maxSeasons: MAX_SEASONS.other }, worthOver(1)));
  }

  private error({ id: playerId, age, clubId: ownClubId }: Seen, clubId: ClubId): number {
    const { secret, season } = this.market;
    const isOwn = ownClubId === clubId;
    return (isOwn ? 0 : this.reputation(playerId)) + estimateError(age, { secret, clubId, season, playerId, isOwn });
  }

  private reputation(playerId: PlayerId): number {
    const { secret, fromSeason } = this.market;
    const said = this.reputations.get(playerId) ?? reputationError({ secret, playerId, fromSeason });
    this.reputations.set(playerId, said);
    return said;
  }
}

function bounded(points: number): number {
  return Math.max(1, Math.min(99, points));
}
