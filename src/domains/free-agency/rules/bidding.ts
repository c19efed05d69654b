/** Whom an AI club bids on in a round of the frenzy: for places that its squad leaves open, by its own eyes. */
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
  /** Dead cap of the season to come, whole dollars. */
  dead: number;
  /** The share of the upper limit that it can afford; all of it unless told otherwise. */
  means?: number | undefined;
  /** Everybody under contract for next season, or held for it, with overalls as the club sees them. */
  squad: readonly PlanPlayer[];
}

/** Somebody on the market. */
export interface OnMarket extends Candidate {
  /** His overall as the bidding club sees it. */
  overallFor(clubId: ClubId): number;
  /** What a season of his would be worth to the club, in whole dollars. Dear: only for who is bid on. */
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
  /** Places by position that somebody new may take in this round, and dollars that may be spent on them together. */
  openings: Map<Position, number>;
  room: number;
}

/** @param market by position, the best first */
export function planShopping(club: Bidder, market: ReadonlyMap<Position, readonly OnMarket[]>): Shopping {
  const { limits } = club;
  const { chosen, surplus, bound } = planCap(club.squad, limits);
  const holes = needsOf(chosen).filter(({ level }) => level === 'PRO');
  // Anyone who fills a place takes the minimum that is kept for it.
  const room = roomOf(club, { bound }) + (holes.length > 0 ? limits.minimum : 0);
  const hasSpareContracts = surplus.length < maxSurplus(room, limits);
  const { least, most, room: much } = FRENZY.eagerness;
  const eagerness = least + (most - least) * Math.max(0, Math.min(1, room / (much * limits.upper)));
  const openings = new Map<Position, number>();
  const wanted = POSITIONS.flatMap((position) => {
    const missing = holes.filter((hole) => hole.position === position).length;
    const leastGain = hasSpareContracts || canMakePlace(position, chosen) ? UPGRADE.leastGain : FRENZY.worthAPlace;
    openings.set(position, Math.max(1, missing));
    // A club that cannot pay the minimum bids on nobody.
    if (room < limits.minimum) return [];
    return (market.get(position) ?? [])
      .slice(0, FRENZY.looksAt)
      .map((player) => ({ ...player, overall: player.overallFor(club.clubId) }))
      .filter((player) => missing > 0 || gainOf(chosen.PRO, player) >= leastGain)
      .sort((a, b) => b.overall - a.overall || a.id - b.id)
      .slice(0, FRENZY.bidsAtPosition)
      .map(({ id: playerId, worthTo }) => {
        // A player who is worth more than a club has left is offered what it has: he may have come down to that.
        const bid = Math.max(limits.minimum, Math.min(limits.maximum, worthTo(club.clubId) * eagerness, room));
        return { playerId, position, most: Math.floor(bid) };
      });
  });
  return { wanted, openings, room };
}

/** Men for whom it has no place that a club carries at most. @param room dollars that it has to spend */
function maxSurplus(room: number, limits: CapLimits): number {
  const { usual, perRoom, most } = FRENZY.maxSurplus;
  return Math.min(most, usual + Math.floor(Math.max(0, room) / (perRoom * limits.upper)));
}

/** The last man of a position can go to the farm: he is young enough, or it has room for one of his age. */
function canMakePlace(position: Position, chosen: Record<Level, readonly Candidate[]>): boolean {
  const atPosition = chosen.PRO.filter((player) => player.position === position);
  const last = atPosition.sort((a, b) => a.overall - b.overall || a.id - b.id)[0];
  return last !== undefined && (ageClassOf(last.age) < 3 || mayJoin(last, 'FRM', chosen.FRM));
}
