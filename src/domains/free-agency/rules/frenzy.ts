/**
 * One round of the frenzy. Everybody's bid is the most that he would pay; a player goes to the club whose bid is worth most to
 * him, for no more than he asks in this round and the next best bid would give him. So nobody has to sit and watch: a
 * maximum that is left behind bids as well as a man at the table.
 */
import { BID_SLOTS, FRENZY } from '#domains/free-agency/constants.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { type Asker, dollarsOf, leastSalary, type SalaryBounds } from '#engine/market/ask.ts';
import { ASK_MARGIN } from '#engine/market/ask-constants.ts';
import { SALARY_STEP } from '#engine/market/constants.ts';

export interface FrenzyBid {
  clubId: ClubId;
  playerId: PlayerId;
  seasons: number;
  /** Whole dollars a season. */
  most: number;
  /** By what share his agent has said that the club is dearer to him; it decides between bids, not what he asks. */
  wish?: number;
  /** How he sees the club, and what may be signed. */
  asker: Asker;
  bounds: SalaryBounds & { isEntry: boolean };
}

export interface FrenzySigning {
  bid: FrenzyBid;
  /** Whole dollars a season. */
  salary: number;
}

export interface RoundOutcome {
  signings: FrenzySigning[];
  /** Clubs that have bid, by player. */
  interest: Map<PlayerId, number>;
}

/** The round of a slot of a day of the season, from 1 on; null outside the frenzy. */
export function roundOf(day: number, slot: number, firstDay: number): number | null {
  const round = (day - firstDay) * FRENZY.roundsADay + slot;
  return round >= 1 && round <= FRENZY.rounds ? round : null;
}

/** The next round from a moment of the season, and in how many days it is; null: the last one of the season is over. */
export function nextRound(
  { day, step }: { day: number; step: string },
  firstDay: number,
): { round: number; slot: 1 | 2 | 3 | 4; daysAhead: number } | null {
  if (day < firstDay) return { round: 1, slot: 1, daysAhead: firstDay - day };
  const slot = BID_SLOTS.find((each) => step === `slot-${each}` || (each === 1 && step === 'morning'));
  const round = roundOf(day, slot ?? FRENZY.roundsADay + 1, firstDay);
  return round === null ? null : { round, slot: slot ?? 1, daysAhead: slot ? 0 : 1 };
}

/** What he wants in a round, as a share of what he would just sign for on an ordinary day: less from round to round. */
export function askShare(greed: number, { round, bidders }: { round: number; bidders: number }): number {
  const passed = (round - 1) / (FRENZY.rounds - 1);
  const { wanted, others } = FRENZY.earlyMargins;
  const early = others - (others - wanted) * Math.min(1, bidders / FRENZY.wantedBy);
  const margin = ASK_MARGIN.base + ASK_MARGIN.greed * greed;
  return 1 + early * margin * (1 - passed) - FRENZY.lateDiscount * passed ** 2;
}

/**
 * Settles a round, the dearest players first.
 * @param take asked before each signing: whether the club can still have him for that; if so it does
 */
export function settleRound(
  bids: readonly FrenzyBid[],
  round: number,
  take: (bid: FrenzyBid, salary: number) => boolean,
): RoundOutcome {
  const contests = [...Map.groupBy(bids, ({ playerId }) => playerId)].map(([playerId, ofPlayer]) => ({
    playerId,
    ranked: ofPlayer.map(weighed).sort((a, b) => rankOf(b) - rankOf(a) || a.bid.clubId - b.bid.clubId),
    dearest: Math.max(...ofPlayer.map(({ most }) => most)),
  }));
  contests.sort((a, b) => b.dearest - a.dearest || a.playerId - b.playerId);
  const signings = contests.flatMap(({ ranked }) => {
    const signing = settle(ranked, round, take);
    return signing ? [signing] : [];
  });
  return { signings, interest: new Map(contests.map(({ playerId, ranked }) => [playerId, ranked.length])) };
}

interface Weighed {
  bid: FrenzyBid;
  /** What he would just sign for there, whole dollars a season. */
  least: number;
  /** The most of the bid as a share of it, and what that is to him in dollars a season, in whatever league. */
  share: number;
  dollars: number;
}

function weighed(bid: FrenzyBid): Weighed {
  const least = leastSalary(bid.asker, bid.seasons, bid.bounds);
  const share = bid.most / least;
  return { bid, least, share, dollars: dollarsOf(bid.asker, share) };
}

function rankOf({ bid, dollars }: Weighed): number {
  return dollars * (1 + (bid.wish ?? 0));
}

function settle(
  ranked: readonly Weighed[],
  round: number,
  take: (bid: FrenzyBid, salary: number) => boolean,
): FrenzySigning | null {
  for (const [index, { bid, least, share }] of ranked.entries()) {
    const asks = bid.bounds.isEntry ? 1 : askShare(bid.asker.personality.greed, { round, bidders: ranked.length });
    if (share < Math.min(asks, topShare(bid, least))) return null;
    const other = (ranked[index + 1]?.dollars ?? 0) / dollarsOf(bid.asker, 1);
    const wanted = Math.max(asks, other) * least;
    const salary = withinBid(bid, Math.ceil(wanted / SALARY_STEP) * SALARY_STEP);
    if (take(bid, salary)) return { bid, salary };
  }
  return null;
}

/** Nobody can want more than the highest salary there is. */
function topShare({ bounds }: FrenzyBid, least: number): number {
  return bounds.maximum / least;
}

function withinBid({ bounds, most }: FrenzyBid, salary: number): number {
  return Math.max(bounds.minimum, Math.min(most, bounds.maximum, salary));
}
