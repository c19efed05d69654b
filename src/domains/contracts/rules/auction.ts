/**
 * The auction for free agents: of a round of the frenzy, and of a morning of the season. A club's bid is the most that it would pay; a player
 * goes to the club whose bid is worth most to him, for no more than he asks and the next best bid would give him. So nobody has to sit
 * and watch: a maximum that is left behind bids as well as a man at the table. Who offers a contract to the dollar pays just that.
 */
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { type Asker, dollarsOf, leastSalary, type SalaryBounds, shareOf } from '#engine/market/ask.ts';
import { SALARY_STEP } from '#engine/market/constants.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';

export interface MarketBid {
  clubId: ClubId;
  playerId: PlayerId;
  seasons: number;
  /** The most that the club would pay, whole dollars a season. */
  most: number;
  /** What the club has offered and stands by, to the dollar; absent: it pays no more than it has to. */
  terms?: OfferedTerms | undefined;
  /** By what share his agent has said that the club is dearer to him; it decides between bids, not what he asks. */
  wish?: number;
  /** How he sees the club, and what may be signed. */
  asker: Asker;
  bounds: SalaryBounds & { isEntry: boolean };
}

export interface MarketSigning<Bid extends MarketBid = MarketBid> {
  bid: Bid;
  /** Whole dollars a season. */
  salary: number;
}

export interface RoundOutcome<Bid extends MarketBid = MarketBid> {
  signings: MarketSigning<Bid>[];
  /** Clubs that have bid, by player. */
  interest: Map<PlayerId, number>;
}

/**
 * Settles a round, the dearest players first.
 * @param asks what he wants of a bidder, as a share of what he would just sign for
 * @param take asked before each signing: whether the club can still have him for that; if so it does
 */
export function settleRound<Bid extends MarketBid>(
  bids: readonly Bid[],
  asks: (bid: Bid, bidders: number) => number,
  take: (bid: Bid, salary: number) => boolean,
): RoundOutcome<Bid> {
  const contests = [...Map.groupBy(bids, ({ playerId }) => playerId)].map(([playerId, ofPlayer]) => ({
    playerId,
    ranked: ofPlayer.map(weighed).sort((a, b) => rankOf(b) - rankOf(a) || a.bid.clubId - b.bid.clubId),
    dearest: Math.max(...ofPlayer.map(({ most }) => most)),
  }));
  contests.sort((a, b) => b.dearest - a.dearest || a.playerId - b.playerId);
  const signings = contests.flatMap(({ ranked }) => {
    const signing = settle(ranked, asks, take);
    return signing ? [signing] : [];
  });
  return { signings, interest: new Map(contests.map(({ playerId, ranked }) => [playerId, ranked.length])) };
}

/**
 * Settles offers and bids that lie on the table in the season: who offers less than he asks does not count.
 * @returns besides what is signed those that are too low
 */
export function settleOffers<Bid extends MarketBid>(
  bids: readonly Bid[],
  asks: (bid: Bid) => number,
  take: (bid: Bid, salary: number) => boolean,
): RoundOutcome<Bid> & { low: Bid[] } {
  const isEnough = (bid: Bid) => shareOfBid(bid) >= (bid.bounds.isEntry ? 1 : asks(bid));
  return { ...settleRound(bids.filter(isEnough), asks, take), low: bids.filter((bid) => !isEnough(bid)) };
}

/** What a bid is to him, as a share of what he would just sign for with the club. */
function shareOfBid({ asker, seasons, bounds, most, terms }: MarketBid): number {
  return terms ? shareOf(asker, terms, bounds) : most / leastSalary(asker, seasons, bounds);
}

interface Weighed<Bid> {
  bid: Bid;
  /** What he would just sign for there, whole dollars a season. */
  least: number;
  /** The most of the bid as a share of it, and what that is to him in dollars a season, in whatever league. */
  share: number;
  dollars: number;
}

function weighed<Bid extends MarketBid>(bid: Bid): Weighed<Bid> {
  const share = shareOfBid(bid);
  const least = leastSalary(bid.asker, bid.seasons, bid.bounds);
  return { bid, least, share, dollars: dollarsOf(bid.asker, share) };
}

function rankOf({ bid, dollars }: Weighed<MarketBid>): number {
  return dollars * (1 + (bid.wish ?? 0));
}

function settle<Bid extends MarketBid>(
  ranked: readonly Weighed<Bid>[],
  askOf: (bid: Bid, bidders: number) => number,
  take: (bid: Bid, salary: number) => boolean,
): MarketSigning<Bid> | null {
  for (const [index, { bid, least, share }] of ranked.entries()) {
    const asks = bid.bounds.isEntry ? 1 : askOf(bid, ranked.length);
    if (share < Math.min(asks, topShare(bid, least))) return null;
    const other = (ranked[index + 1]?.dollars ?? 0) / dollarsOf(bid.asker, 1);
    const wanted = Math.max(asks, other) * least;
    const salary = bid.terms ? averageOf(bid.terms) : withinBid(bid, Math.ceil(wanted / SALARY_STEP) * SALARY_STEP);
    if (take(bid, salary)) return { bid, salary };
  }
  return null;
}

/** Nobody can want more than the highest salary there is. */
function topShare({ bounds }: MarketBid, least: number): number {
  return bounds.maximum / least;
}

function withinBid({ bounds, most }: MarketBid, salary: number): number {
  return Math.max(bounds.minimum, Math.min(most, bounds.maximum, salary));
}
