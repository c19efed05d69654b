/** How clubs see players whom they may bid on: by what everybody says of them, and by their own error. Pure. */
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
  /** With whom he is now; null: nobody. */
  clubId: ClubId | null;
}

interface Market {
  secret: Secret;
  /** The season that runs, and the first one of the contract. */
  season: number;
  fromSeason: number;
}

export class MarketEyes {
  // Everybody says the same of a player, and every club asks.
  private readonly reputations = new Map<PlayerId, number>();
  private readonly market: Market;

  constructor(market: Market) {
    this.market = market;
  }

  /** Returns the overall that a club takes him for. */
  overall(player: Seen, clubId: ClubId): number {
    return bounded(player.overall + this.error(player, clubId));
  }

  /** Returns what a season of his would be worth to a club, whole dollars; 0 to one that plays in no league. */
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
