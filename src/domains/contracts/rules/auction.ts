/**
 * The free agent auction, for a frenzy round or a morning in the season. A club's bid is its maximum; a player goes to the club whose bid is worth
 * most to him, for the higher of his ask and what the next best bid would give him. Managers need not sit and watch: a stored maximum bids as well as
 * a manager at the keyboard. A club that offers a contract to the dollar pays exactly that.
 */
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { type Asker, dollarsOf, leastSalary, type SalaryBounds, shareOf } from '#engine/market/ask.ts';
import { SALARY_STEP } from '#engine/market/constants.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';

export interface MarketBid {
  clubId: ClubId;
  playerId: PlayerId;
  seasons: number;
  /** The club's maximum, whole dollars a season. */
  most: number;
  /** A fixed offer, to the dollar; absent: the club pays no more than it must. */
  terms?: OfferedTerms | undefined;
  /** The share by which his agent favors the club; it weights bids and does not change his ask. */
  wish?: number;
  /** A manager's order among the club's bids, the lowest first; absent: none. */
  rank?: number;
  /** How he sees the club, and the limits of a contract. */
  asker: Asker;
  bounds: SalaryBounds & { isEntry: boolean };
}

export interface MarketSigning<Bid extends MarketBid = MarketBid> {
  bid: Bid;
  /** Whole dollars a season. */
  salary: number;
}

/** Clubs' books during a round. */
export interface Books<Bid extends MarketBid = MarketBid> {
  /** Called before each signing: whether the club can still sign him for that; if so, it does. */
  take(bid: Bid, salary: number): boolean;
  /** Whether another club's bid raises the winner's price, as one that could not be paid does not; absent: it does. */
  raises?(other: Bid, winner: Bid): boolean;
}

export interface RoundOutcome<Bid extends MarketBid = MarketBid, B extends Books<Bid> = Books<Bid>> {
  signings: MarketSigning<Bid>[];
  /** Bids that made room for others which their managers ranked higher. */
  withdrawn: Set<Bid>;
  /** Number of clubs that bid, by player. */
  interest: Map<PlayerId, number>;
  /** The books with these signings. */
  books: B;
}

/**
 * Settles a round, most expensive players first. When a manager's club could sign a player but for the signing of one ranked lower, it withdraws
 * that bid, and the round is settled again: ranks decide only among bids that win, so that no hopeless bid changes when other players sign.
 * @param asks his ask of a bidder, as a share of his signing price
 * @param open opens the clubs' books as they are before the round
 */
export function settleRound<Bid extends MarketBid, B extends Books<Bid>>(
  bids: readonly Bid[],
  asks: (bid: Bid, bidders: number) => number,
  open: () => B,
): RoundOutcome<Bid, B> {
  const contests = [...Map.groupBy(bids, ({ playerId }) => playerId)].map(([playerId, ofPlayer]) => ({
    playerId,
    ranked: ofPlayer.map(weighed).sort((a, b) => rankOf(b) - rankOf(a) || a.bid.clubId - b.bid.clubId),
    dearest: Math.max(...ofPlayer.map(({ most }) => most)),
  }));
  contests.sort((a, b) => b.dearest - a.dearest || a.playerId - b.playerId);
  const interest = new Map(contests.map(({ playerId, ranked }) => [playerId, ranked.length]));
  const withdrawn = new Set<Bid>();
  for (;;) {
    const books = open();
    const failed: MarketSigning<Bid>[] = [];
    const signings = contests.flatMap(({ ranked }) => {
      const left = ranked.filter(({ bid }) => !withdrawn.has(bid));
      return settle(left, (bid) => asks(bid, ranked.length), books, failed) ?? [];
    });
    const making = makingRoom(signings, failed, open);
    if (making.length === 0) return { signings, withdrawn, interest, books };
    for (const bid of making) withdrawn.add(bid);
  }
}

/** Returns the signings without which managers' clubs could sign players ranked higher who would have chosen them. */
function makingRoom<Bid extends MarketBid>(
  signings: readonly MarketSigning<Bid>[],
  failed: readonly MarketSigning<Bid>[],
  open: () => Books<Bid>,
): Bid[] {
  const wanted = failed.filter(({ bid: { rank } }) => rank !== undefined);
  const clubs = new Set(wanted.map(({ bid: { clubId } }) => clubId));
  const own = signings.filter(({ bid: { clubId, rank } }) => rank !== undefined && clubs.has(clubId));
  if (own.length === 0) return [];
  const fitting = (more: readonly MarketSigning<Bid>[]) => {
    const books = open();
    const inOrder = [...own, ...more].sort((one, other) => (one.bid.rank ?? 0) - (other.bid.rank ?? 0));
    return new Set(inOrder.flatMap(({ bid, salary }) => (books.take(bid, salary) ? [bid] : [])));
  };
  const possible = fitting(wanted);
  // Only the first of them can sign him.
  const ofPlayer = Map.groupBy(
    wanted.filter(({ bid }) => possible.has(bid)),
    ({ bid }) => bid.playerId,
  );
  const kept = fitting([...ofPlayer.values()].flatMap((ofOne) => ofOne.slice(0, 1)));
  return own.flatMap(({ bid }) => (kept.has(bid) ? [] : [bid]));
}

/**
 * Settles the offers and bids open in the season; those below his ask do not count.
 * @returns the signings, and the bids that are too low
 */
export function settleOffers<Bid extends MarketBid, B extends Books<Bid>>(
  bids: readonly Bid[],
  asks: (bid: Bid) => number,
  open: () => B,
): RoundOutcome<Bid, B> & { low: Bid[] } {
  const isEnough = (bid: Bid) => shareOfBid(bid) >= (bid.bounds.isEntry ? 1 : asks(bid));
  return { ...settleRound(bids.filter(isEnough), asks, open), low: bids.filter((bid) => !isEnough(bid)) };
}

/** Returns a bid's value to him, as a share of his signing price with the club. */
function shareOfBid({ asker, seasons, bounds, most, terms }: MarketBid): number {
  return terms ? shareOf(asker, terms, bounds) : most / leastSalary(asker, seasons, bounds);
}

interface Weighed<Bid> {
  bid: Bid;
  /** His signing price with the club, whole dollars a season. */
  least: number;
  /** The bid's maximum as a share of that, and its value to him in dollars a season, comparable across leagues. */
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

/** Returns who signs him; bids that would have won but for their clubs' books go to `failed`. */
function settle<Bid extends MarketBid>(
  ranked: readonly Weighed<Bid>[],
  askOf: (bid: Bid) => number,
  books: Books<Bid>,
  failed: MarketSigning<Bid>[],
): MarketSigning<Bid> | null {
  for (const [index, { bid, least, share }] of ranked.entries()) {
    const asks = bid.bounds.isEntry ? 1 : askOf(bid);
    if (share < Math.min(asks, topShare(bid, least))) return null;
    const next = ranked.slice(index + 1).find((other) => books.raises?.(other.bid, bid) ?? true);
    const other = (next?.dollars ?? 0) / dollarsOf(bid.asker, 1);
    const wanted = Math.max(asks, other) * least;
    const salary = bid.terms ? averageOf(bid.terms) : withinBid(bid, Math.ceil(wanted / SALARY_STEP) * SALARY_STEP);
    if (books.take(bid, salary)) return { bid, salary };
    failed.push({ bid, salary });
  }
  return null;
}

/** Returns the share at the maximum salary, beyond which no player can ask. */
function topShare({ bounds }: MarketBid, least: number): number {
  return bounds.maximum / least;
}

function withinBid({ bounds, most }: MarketBid, salary: number): number {
  return Math.max(bounds.minimum, Math.min(most, bounds.maximum, salary));
}
