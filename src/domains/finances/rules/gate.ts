/** Attendance of a game and its receipts. */
import type { GameType } from '#domains/competition/constants.ts';
import {
  AFFILIATE_SPENDING,
  ATTENDANCE,
  EXPECTATION,
  MERCHANDISE,
  PREMIUM,
  SEASON_TICKETS,
  TICKET,
} from '#domains/finances/constants.ts';
import { inTier, usualSeats } from '#domains/finances/rules/tier.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/** Everything attendance depends on besides the night's luck. */
export interface GateFacts {
  capacity: number;
  level: Level;
  /** 1 is the top. */
  tier: number;
  type: GameType;
  /** Whether nothing is at stake. */
  isFriendly: boolean;
  /** Share of the possible points that the hosts have won so far, 0 to 1; the expected share before the first game. */
  pointsShare: number;
  /** The share that fans expect of them. */
  expectedShare: number;
  /** Overall of the visitors minus that of the hosts. */
  visitorEdge: number;
  isRival: boolean;
  /** Ticket price of a PRO game; farm and junior teams have their own prices. */
  ticketPrice: number;
  /** 0 to 100. */
  fanMood: number;
  /** Number of stars, the players who draw a crowd; 1 is ordinary. */
  stars: number;
  seasonTickets: number;
  /** 1 to 10. */
  boxesLevel: number;
}

/** Returns the usual price of a seat in this tier, in whole dollars. */
export function usualTicketPrice(tier: number): number {
  return Math.max(1, Math.round(inTier(TICKET.usual, tier)));
}

/** Returns the lowest and the highest allowed ticket price, in whole dollars. */
export function ticketBounds(tier: number): { least: number; most: number } {
  const usual = usualTicketPrice(tier);
  return { least: Math.max(1, Math.round(usual * TICKET.least)), most: Math.round(usual * TICKET.most) };
}

/** Returns the share of the points that fans expect. @param edge overall of the team minus the mean of its league */
export function expectedPoints(edge: number): number {
  const { perPoint, least, most } = EXPECTATION;
  return Math.max(least, Math.min(most, 0.5 + perPoint * edge));
}

/** Returns the demand as a share of the arena without the night's luck; above 1 if demand exceeds capacity. */
export function demandOf(facts: GateFacts): number {
  const { level, type, isFriendly, tier, capacity } = facts;
  const base = ATTENDANCE.base[level];
  // Points that were expected anyway draw half as much as a surprise.
  const form = facts.pointsShare - (0.5 + facts.expectedShare) / 2;
  const fans =
    level === 'PRO' ? ATTENDANCE.star * (facts.stars - 1) + (ATTENDANCE.mood * (facts.fanMood - 50)) / 50 : 0;
  const price = level === 'PRO' ? priceFactor(facts.ticketPrice / usualTicketPrice(tier)) : 1;
  const town = (usualSeats(tier) / Math.max(1, capacity)) ** ATTENDANCE.seats;
  return (
    base * (1 + 2 * ATTENDANCE.form * form + ATTENDANCE.visitor * facts.visitorEdge + fans) * price * town +
    (facts.isRival ? ATTENDANCE.rival : 0) +
    (type === 'playoffs' ? ATTENDANCE.playoffs : 0) +
    (isFriendly ? ATTENDANCE.friendly * base : 0)
  );
}

/** Returns the demand at a price, relative to the usual price. @param price in multiples of the usual price */
export function priceFactor(price: number): number {
  return Math.exp(-ATTENDANCE.price * (price - 1));
}

/** Returns the attendance as a whole number, at most the arena's capacity. Most season-ticket holders come regardless. */
export function attendanceOf(facts: GateFacts, random: Random): number {
  return crowd(facts, demandOf(facts) + random.normal(0, ATTENDANCE.deviation));
}

/** Returns the attendance on a night without luck. */
export function expectedAttendance(facts: GateFacts): number {
  return crowd(facts, demandOf(facts));
}

function crowd(facts: GateFacts, share: number): number {
  const faithful = seatsSoldBefore(facts) * SEASON_TICKETS.show;
  return Math.round(Math.max(faithful, facts.capacity * Math.max(ATTENDANCE.least, Math.min(1, share))));
}

function seatsSoldBefore({ level, type, seasonTickets, capacity }: GateFacts): number {
  return level === 'PRO' && type === 'regular' ? Math.min(seasonTickets, capacity) : 0;
}

export interface Receipt {
  kind: 'gate' | 'premium-seats' | 'merchandise';
  /** Whole dollars. */
  amount: number;
}

/** Returns the receipts by kind of transaction. Farm and junior games book everything as one. */
export function receiptsOf(attendance: number, facts: GateFacts): Receipt[] {
  const { level, tier, capacity, ticketPrice } = facts;
  if (level !== 'PRO') {
    return [{ kind: 'gate', amount: Math.round(attendance * inTier(AFFILIATE_SPENDING[level], tier)) }];
  }
  const tickets = Math.max(0, attendance - seatsSoldBefore(facts));
  const boxes = premiumShare(facts.boxesLevel) * attendance;
  return [
    { kind: 'gate', amount: tickets * ticketPrice },
    { kind: 'premium-seats', amount: capacity === 0 ? 0 : Math.round(boxes * PREMIUM.tickets * ticketPrice) },
    { kind: 'merchandise', amount: Math.round(attendance * inTier(MERCHANDISE, tier)) },
  ];
}

/** Returns the seats in boxes as a share of the arena: each level adds less than the one before. @param level 1 to 10 */
export function premiumShare(level: number): number {
  return PREMIUM.share * (level / PREMIUM.level) ** PREMIUM.diminishing;
}

/** Returns an ordinary night of the regular season at a club without any history. */
export function ordinaryNight({ capacity, tier }: Pick<GateFacts, 'capacity' | 'tier'>): GateFacts {
  return {
    capacity,
    level: 'PRO',
    tier,
    type: 'regular',
    isFriendly: false,
    pointsShare: 0.5,
    expectedShare: 0.5,
    visitorEdge: 0,
    isRival: false,
    ticketPrice: usualTicketPrice(tier),
    fanMood: 50,
    stars: 1,
    seasonTickets: 0,
    boxesLevel: PREMIUM.level,
  };
}

/** Returns the expected receipts of one home game of each of a club's teams, summed by kind. @param facts of the PRO team */
export function usualHomeGame(facts: GateFacts): Map<Receipt['kind'], number> {
  const sums = new Map<Receipt['kind'], number>();
  for (const level of ['PRO', 'FRM', 'U21'] as const) {
    const night = { ...facts, level };
    for (const { kind, amount } of receiptsOf(expectedAttendance(night), night)) {
      sums.set(kind, (sums.get(kind) ?? 0) + amount);
    }
  }
  return sums;
}
