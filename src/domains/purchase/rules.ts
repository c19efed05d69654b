/** Computes a purchase's state, refunds, and spending limits. */
import { type Goods, type PurchaseState, REFUND_DAYS } from '#domains/purchase/constants.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';

/** What events have reported so far. Each field only moves forward, so that events may arrive in any order. */
export interface Facts {
  isPaid: boolean;
  isFailed: boolean;
  /** Cents. */
  amount: number;
  refunded: number;
  disputeState: 'open' | 'won' | 'lost' | null;
}

/** Returns the state of a purchase by its facts. */
export function stateOf({ isPaid, isFailed, amount, refunded, disputeState }: Facts): PurchaseState {
  if (!isPaid) return isFailed ? 'failed' : 'pending';
  if (refunded >= amount || disputeState === 'lost') return 'refunded';
  return disputeState === 'open' ? 'disputed' : 'paid';
}

/** Returns the later of two dispute states: a decision is final. */
export function laterDispute(one: Facts['disputeState'], other: Facts['disputeState']): Facts['disputeState'] {
  const order = [null, 'open', 'won', 'lost'] as const;
  return order.indexOf(one) >= order.indexOf(other) ? one : other;
}

/** A refund requested in the game: the pucks taken for it, and its cents. */
export interface AskedRefund {
  amount: number;
  pucks: number;
}

/**
 * Returns how many pucks of a purchase to take back for its refunds so far. Refunds requested in the game took theirs
 * already; others, by the merchant or a bank, take their share of the pack.
 */
export function pucksToTakeBack(facts: Facts & { pucks: number }, asked: readonly AskedRefund[]): number {
  const isAllBack = facts.refunded >= facts.amount || facts.disputeState === 'lost';
  if (isAllBack) return facts.pucks;
  const known = asked.reduce((sum, { amount, pucks }) => ({ amount: sum.amount + amount, pucks: sum.pucks + pucks }), {
    amount: 0,
    pucks: 0,
  });
  const others = Math.max(0, facts.refunded - known.amount);
  return Math.min(facts.pucks, known.pucks + Math.floor((facts.pucks * others) / facts.amount));
}

/** The facts about a pack to refund; `price` and `refunded` in cents. */
export interface Refundable {
  pucks: number;
  price: number;
  refunded: number;
}

/**
 * Returns the refund for the unspent pucks of a pack. Spent ones are charged at the price of the smallest pack: a large
 * pack that is mostly returned was a small one.
 * @param left unspent pucks of the pack, including those already returned
 */
export function refundFor(
  { pucks, price, refunded, left }: Refundable & { left: number },
  rate: { pucks: number; price: number },
): number {
  const spent = Math.ceil(((pucks - left) * rate.price) / rate.pucks);
  return Math.max(0, price - spent - refunded);
}

/** A purchase as it counts toward limits. */
export interface Spent {
  amount: number;
  realDay: number;
}

/** Returns the cents left under the daily limit on a real day, and under the longer limit. */
export function leftToSpend(
  spent: readonly Spent[],
  { limits, realDay, days }: { limits: { day: number; month: number }; realDay: number; days: number },
): { day: number; month: number } {
  const sumSince = (first: number) =>
    spent.filter((one) => one.realDay >= first).reduce((sum, { amount }) => sum + amount, 0);
  return {
    day: Math.max(0, limits.day - sumSince(realDay)),
    month: Math.max(0, limits.month - sumSince(realDay - days + 1)),
  };
}

/** A user's own limits as stored. */
export interface StoredLimits {
  day: number;
  month: number;
  next: { day: number; month: number; from: number } | null;
}

/** Returns the limits that apply at a given time, and those that will apply later. */
export function limitsAt(stored: StoredLimits, now: number): StoredLimits {
  const { next } = stored;
  return next && next.from <= now ? { day: next.day, month: next.month, next: null } : stored;
}

/** Returns the limits after a change: lower ones apply at once, higher ones only from `later` on. */
export function changedLimits(
  stored: StoredLimits,
  wish: { day: number; month: number },
  { now, later }: { now: number; later: number },
): StoredLimits {
  const held = limitsAt(stored, now);
  const day = Math.min(held.day, wish.day);
  const month = Math.min(held.month, wish.month);
  const isRaised = wish.day > day || wish.month > month;
  if (!isRaised) return { day, month, next: null };
  // Requesting the same change again does not extend the wait.
  const isSame = held.next?.day === wish.day && held.next.month === wish.month;
  return { day, month, next: isSame ? held.next : { ...wish, from: later } };
}

/** Returns how many pucks and months of premium a product contains. */
export function goodsOf(product: Goods): { pucks: number; months: number } {
  return product.kind === 'pucks' ? { pucks: product.pucks, months: 0 } : { pucks: 0, months: product.months };
}

/** Returns the deadline for refunding unspent pucks. @param paidAt in milliseconds since 1970, like the result */
export const refundableUntil = (paidAt: number): number => paidAt + REFUND_DAYS * DAY_MS;
