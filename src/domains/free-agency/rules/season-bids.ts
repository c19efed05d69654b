/** An AI club's bids during the season: by need, cap space and value, as in a frenzy round. Pure. */
import { FRENZY, SEASON_BIDS } from '#domains/free-agency/constants.ts';
import type { OnMarket, Wanted } from '#domains/free-agency/rules/bidding.ts';
import { gainOf } from '#domains/free-agency/rules/leaving.ts';
import type { Candidate } from '#domains/roster/rules/squads.ts';
import type { ClubId } from '#engine/ids.ts';
import type { CapLimits } from '#engine/market/price.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';

export interface SeasonBidder {
  clubId: ClubId;
  limits: CapLimits;
  /** Whole dollars a season that one more contract may cost from today on. */
  room: number;
  /** First-team players who can play soon, and those about to join; the club knows their true overalls. */
  squad: readonly Pick<Candidate, 'id' | 'position' | 'overall'>[];
}

export interface OnSeasonMarket extends OnMarket {
  /** Which morning he is on the market, counted from 1. */
  morning: number;
}

/** @param market by position; overalls by the bidding club's estimates */
export function planSeasonBids(club: SeasonBidder, market: ReadonlyMap<Position, readonly OnSeasonMarket[]>): Wanted[] {
  const { clubId, limits, room, squad } = club;
  if (room < limits.minimum) return [];
  const { leastGain, eagerness: range } = SEASON_BIDS;
  const ease = Math.min(1, room / (FRENZY.eagerness.room * limits.upper));
  const eagerness = range.least + (range.most - range.least) * ease;
  return POSITIONS.flatMap((position) =>
    (market.get(position) ?? [])
      .map((player) => ({ ...player, overall: player.overallFor(clubId) }))
      .filter((player) => gainOf(squad, player) >= (player.morning === 1 ? leastGain.first : leastGain.later))
      .sort((a, b) => b.overall - a.overall || a.id - b.id)
      .slice(0, SEASON_BIDS.atPosition)
      .map(({ id: playerId, worthTo }) => {
        const bid = Math.max(limits.minimum, Math.min(limits.maximum, worthTo(clubId) * eagerness, room));
        return { playerId, position, most: Math.floor(bid) };
      }),
  );
}
