/** An AI club's bids in a frenzy round: for its open roster spots, by its own estimates. */
import { FRENZY, UPGRADE } from '#domains/free-agency/constants.ts';
import { planCap, roomOf } from '#domains/free-agency/rules/cap-plan.ts';
import { gainOf } from '#domains/free-agency/rules/leaving.ts';
import type { PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import { type Candidate, mayJoin, needsOf } from '#domains/roster/rules/squads.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { CapLimits } from '#engine/market/price.ts';
import { ageClassOf, type Level, POSITIONS, type Position } from '#engine/player/skills.ts';

export interface Bidder {
  clubId: ClubId;
  limits: CapLimits;
  /** Next season's dead cap, whole dollars. */
  dead: number;
  /** The share of the upper limit it can afford; all of it by default. */
  means?: number | undefined;
  /** All players under contract or held for next season, with overalls by the club's estimates. */
  squad: readonly PlanPlayer[];
}

/** A player on the market. */
export interface OnMarket extends Candidate {
  /** His overall by the bidding club's estimate. */
  overallFor(clubId: ClubId): number;
  /** His worth to the club in whole dollars a season. Expensive to compute: call it only for players bid on. */
  worthTo(clubId: ClubId): number;
}

export interface Wanted {
  playerId: PlayerId;
  position: Position;
  /** Whole dollars a season. */
  most: number;
}

export interface Shopping {
  wanted: Wanted[];
  /** Open spots by position that signings may fill this round, and the total dollars available for them. */
  openings: Map<Position, number>;
  room: number;
}

/** @param market by position, the best first */
export function planShopping(club: Bidder, market: ReadonlyMap<Position, readonly OnMarket[]>): Shopping {
  const { limits } = club;
  const { chosen, surplus, bound } = planCap(club.squad, limits);
  const holes = needsOf(chosen).filter(({ level }) => level === 'PRO');
  // A signing for a hole also uses the minimum salary reserved for it.
  const room = roomOf(club, { bound }) + (holes.length > 0 ? limits.minimum : 0);
  const hasSpareContracts = surplus.length < maxSurplus(room, limits);
  const { least, most, room: much } = FRENZY.eagerness;
  const eagerness = least + (most - least) * Math.max(0, Math.min(1, room / (much * limits.upper)));
  const openings = new Map<Position, number>();
  const wanted = POSITIONS.flatMap((position) => {
    const missing = holes.filter((hole) => hole.position === position).length;
    const leastGain = hasSpareContracts || canMakePlace(position, chosen) ? UPGRADE.leastGain : FRENZY.worthAPlace;
    openings.set(position, Math.max(1, missing));
    // A club that cannot pay the minimum does not bid.
    if (room < limits.minimum) return [];
    return (market.get(position) ?? [])
      .slice(0, FRENZY.looksAt)
      .map((player) => ({ ...player, overall: player.overallFor(club.clubId) }))
      .filter((player) => missing > 0 || gainOf(chosen.PRO, player) >= leastGain)
      .sort((a, b) => b.overall - a.overall || a.id - b.id)
      .slice(0, FRENZY.bidsAtPosition)
      .map(({ id: playerId, worthTo }) => {
        // The club offers all it has left for a player worth more: his ask may have dropped that far.
        const bid = Math.max(limits.minimum, Math.min(limits.maximum, worthTo(club.clubId) * eagerness, room));
        return { playerId, position, most: Math.floor(bid) };
      });
  });
  return { wanted, openings, room };
}

/** Returns the most surplus players a club carries. @param room dollars it can spend */
function maxSurplus(room: number, limits: CapLimits): number {
  const { usual, perRoom, most } = FRENZY.maxSurplus;
  return Math.min(most, usual + Math.floor(Math.max(0, room) / (perRoom * limits.upper)));
}

/** Returns whether the last player at a position can go to the farm: he is young enough, or it has room for another older player. */
function canMakePlace(position: Position, chosen: Record<Level, readonly Candidate[]>): boolean {
  const atPosition = chosen.PRO.filter((player) => player.position === position);
  const last = atPosition.sort((a, b) => a.overall - b.overall || a.id - b.id)[0];
  return last !== undefined && (ageClassOf(last.age) < 3 || mayJoin(last, 'FRM', chosen.FRM));
}
