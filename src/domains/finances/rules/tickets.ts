/** Ticket pricing: the demand curve, season tickets, and the price that an AI club sets. */
import { AI_PRICING, DEMAND_CURVE, LONG_RUN_DEMAND, SEASON_TICKETS } from '#domains/finances/constants.ts';
import {
  expectedAttendance,
  type GateFacts,
  priceFactor,
  receiptsOf,
  ticketBounds,
  usualTicketPrice,
} from '#domains/finances/rules/gate.ts';

export interface PricePoint {
  price: number;
  attendance: number;
  /** Receipts of one game, in whole dollars: tickets, boxes and merchandise. */
  receipts: number;
}

/** Returns attendance and receipts of an ordinary home game, by price. */
export function demandCurve(facts: GateFacts): PricePoint[] {
  const usual = usualTicketPrice(facts.tier);
  const prices = new Set([facts.ticketPrice]);
  for (let share = DEMAND_CURVE.from; share <= DEMAND_CURVE.to + 1e-9; share += DEMAND_CURVE.step) {
    prices.add(Math.max(1, Math.round(usual * share)));
  }
  return [...prices].sort((a, b) => a - b).map((ticketPrice) => pointAt({ ...facts, ticketPrice }));
}

export function pointAt(facts: GateFacts): PricePoint {
  const attendance = expectedAttendance(facts);
  const receipts = receiptsOf(attendance, facts).reduce((sum, { amount }) => sum + amount, 0);
  return { price: facts.ticketPrice, attendance, receipts };
}

/**
 * Returns the price that an AI club sets: the one with the best long-run receipts, moved by at most 10 percent at a
 * time, so that it never jumps.
 * @param facts of an ordinary home game at the current price
 */
export function sensiblePrice(facts: GateFacts): number {
  const { ticketPrice } = facts;
  const { least, most } = ticketBounds(facts.tier);
  const usual = usualTicketPrice(facts.tier);
  const inTheLongRun = (price: number) => {
    const point = pointAt({ ...facts, ticketPrice: price, seasonTickets: 0 });
    return point.receipts * priceFactor(price / usual) ** (LONG_RUN_DEMAND - 1);
  };
  const candidates = demandCurve(facts).map(({ price }) => price);
  const best = candidates.reduce((a, b) => (inTheLongRun(b) > inTheLongRun(a) ? b : a));
  const step = Math.max(1, Math.round(ticketPrice * AI_PRICING.step));
  const next = Math.max(ticketPrice - step, Math.min(ticketPrice + step, best));
  return Math.max(least, Math.min(most, next));
}

/** Returns the number of season tickets sold: by expectations, the mood of the fans, and the price. */
export function seasonTicketsSold(facts: GateFacts): number {
  const { share, expectation, mood, least, most } = SEASON_TICKETS;
  const wanted =
    (share + expectation * (facts.expectedShare - 0.5) + (mood * (facts.fanMood - 50)) / 50) *
    priceFactor(facts.ticketPrice / usualTicketPrice(facts.tier));
  return Math.round(facts.capacity * Math.max(least, Math.min(most, wanted)));
}

/** Returns the price of a season ticket per game, in whole dollars. */
export function seasonTicketPrice(ticketPrice: number): number {
  return Math.max(1, Math.round(ticketPrice * SEASON_TICKETS.discount));
}
