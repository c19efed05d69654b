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

type Raises<Bid extends MarketBid> = (other: Bid, winner: Bid) => boolean;

export interface RoundOutcome<Bid extends MarketBid = MarketBid> {
  signings: MarketSigning<Bid>[];
  /** Number of clubs that bid, by player. */
  interest: Map<PlayerId, number>;
}

/**
 * Settles a round, most expensive players first, but each manager's bids in the manager's order.
 * @param asks his ask of a bidder, as a share of his signing price
 * @param take called before each signing: whether the club can still sign him for that; if so, it does
 * @param raises whether another club's bid raises the winner's price, as one that could not be paid does not
 */
export function settleRound<Bid extends MarketBid>(
  bids: readonly Bid[],
  asks: (bid: Bid, bidders: number) => number,
  take: (bid: Bid, salary: number) => boolean,
  raises: Raises<Bid> = () => true,
): RoundOutcome<Bid> {
  const contests = [...Map.groupBy(bids, ({ playerId }) => playerId)].map(([playerId, ofPlayer]) => ({
    playerId,
    ranked: ofPlayer.map(weighed).sort((a, b) => rankOf(b) - rankOf(a) || a.bid.clubId - b.bid.clubId),
    dearest: Math.max(...ofPlayer.map(({ most }) => most)),
  }));
  contests.sort((a, b) => b.dearest - a.dearest || a.playerId - b.playerId);
  const signings = inOrder(contests).flatMap(({ ranked }) => {
    const signing = settle(ranked, asks, { take, raises });
    return signing ? [signing] : [];
  });
  return { signings, interest: new Map(contests.map(({ playerId, ranked }) => [playerId, ranked.length])) };
}

interface Contest<Bid> {
  ranked: Weighed<Bid>[];
}

/** Returns contests in their order, except that none comes before another in which one of its clubs has a bid of a lower rank. */
function inOrder<Bid extends MarketBid, C extends Contest<Bid>>(contests: readonly C[]): C[] {
  const rankIn = new Map(
    contests.map((contest) => {
      const ranks = contest.ranked.flatMap(({ bid: { clubId, rank } }) =>
        rank === undefined ? [] : [[clubId, rank] as const],
      );
      return [contest, new Map(ranks)] as const;
    }),
  );
  const waits = [...rankIn].filter(([, ranks]) => ranks.size > 0);
  if (waits.length < 2) return [...contests];
  const left = new Set(contests);
  const isFirst = (contest: C) =>
    [...(rankIn.get(contest) ?? [])].every(([clubId, rank]) =>
      waits.every(([other, ranks]) => !left.has(other) || (ranks.get(clubId) ?? rank) >= rank),
    );
  const ordered: C[] = [];
  for (;;) {
    // Managers whose orders contradict each other wait for the dearest player.
    const next = [...left].find(isFirst) ?? [...left][0];
    if (!next) return ordered;
    left.delete(next);
    ordered.push(next);
  }
}

/**
 * Settles the offers and bids open in the season; those below his ask do not count.
 * @returns the signings, and the bids that are too low
 */
export function settleOffers<Bid extends MarketBid>(
  bids: readonly Bid[],
  asks: (bid: Bid) => number,
  take: (bid: Bid, salary: number) => boolean,
  raises?: Raises<Bid>,
): RoundOutcome<Bid> & { low: Bid[] } {
  const isEnough = (bid: Bid) => shareOfBid(bid) >= (bid.bounds.isEntry ? 1 : asks(bid));
  return { ...settleRound(bids.filter(isEnough), asks, take, raises), low: bids.filter((bid) => !isEnough(bid)) };
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

function settle<Bid extends MarketBid>(
  ranked: readonly Weighed<Bid>[],
  askOf: (bid: Bid, bidders: number) => number,
  { take, raises }: { take: (bid: Bid, salary: number) => boolean; raises: Raises<Bid> },
): MarketSigning<Bid> | null {
  for (const [index, { bid, least, share }] of ranked.entries()) {
    const asks = bid.bounds.isEntry ? 1 : askOf(bid, ranked.length);
    if (share < Math.min(asks, topShare(bid, least))) return null;
    const next = ranked.slice(index + 1).find((other) => raises(other.bid, bid));
    const other = (next?.dollars ?? 0) / dollarsOf(bid.asker, 1);
    const wanted = Math.max(asks, other) * least;
    const salary = bid.terms ? averageOf(bid.terms) : withinBid(bid, Math.ceil(wanted / SALARY_STEP) * SALARY_STEP);
    if (take(bid, salary)) return { bid, salary };
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
