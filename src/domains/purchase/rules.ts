/** Where a purchase is, what a refund takes back, and what an account may spend. */
import { type Goods, type PurchaseState, REFUND_DAYS } from '#domains/purchase/constants.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';

/** What events have said so far. Each part only moves forward, so that events may come in any order. */
export interface Facts {
  isPaid: boolean;
  isFailed: boolean;
  /** Cents. */
  amount: number;
  refunded: number;
  disputeState: 'open' | 'won' | 'lost' | null;
}

/** Returns where a purchase is by all that is known of it. */
export function stateOf({ isPaid, isFailed, amount, refunded, disputeState }: Facts): PurchaseState {
  if (!isPaid) return isFailed ? 'failed' : 'pending';
  if (refunded >= amount || disputeState === 'lost') return 'refunded';
  return disputeState === 'open' ? 'disputed' : 'paid';
}

/** Returns the later of two states of a dispute: once it is decided it stays so. */
export function laterDispute(one: Facts['disputeState'], other: Facts['disputeState']): Facts['disputeState'] {
  const order = [null, 'open', 'won', 'lost'] as const;
  return order.indexOf(one) >= order.indexOf(other) ? one : other;
}

/** A refund that was asked for here: the pucks that were taken for it, and its cents. */
export interface AskedRefund {
  amount: number;
  pucks: number;
}

/**
 * Returns how many pucks of a purchase are to be taken back for what was refunded so far. Refunds that were asked for here took theirs;
 * others, which the merchant or a bank made, take their share of the pack.
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

/** What is known of a pack that is to be given back; `price` and `refunded` in cents. */
export interface Refundable {
  pucks: number;
  price: number;
  refunded: number;
}

/**
 * Returns what is given back for the pucks of a pack that are left. Those that were spent count at the price of the smallest pack: a large
 * one that is mostly given back was a small one.
 * @param left pucks of it that were not spent, those that were given back before included
 */
export function refundFor(
  { pucks, price, refunded, left }: Refundable & { left: number },
  rate: { pucks: number; price: number },
): number {
  const spent = Math.ceil(((pucks - left) * rate.price) / rate.pucks);
  return Math.max(0, price - spent - refunded);
}

/** What a purchase counts for in limits. */
export interface Spent {
  amount: number;
  realDay: number;
}

/** Returns the cents that limits leave on a real day, and in the days of the longer one. */
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

/** Limits that a user has set, as stored. */
export interface StoredLimits {
  day: number;
  month: number;
  next: { day: number; month: number; from: number } | null;
}

/** Returns the limits that hold at a moment, and those that will. */
export function limitsAt(stored: StoredLimits, now: number): StoredLimits {
  const { next } = stored;
  return next && next.from <= now ? { day: next.day, month: next.month, next: null } : stored;
}

/** Returns limits as a user wants them: lower ones hold at once, higher ones only from `later` on. */
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
  // Asking for the same again does not make it wait longer.
  const isSame = held.next?.day === wish.day && held.next.month === wish.month;
  return { day, month, next: isSame ? held.next : { ...wish, from: later } };
}

/** Returns how many pucks and months of premium a product brings. */
export function goodsOf(product: Goods): { pucks: number; months: number } {
  return product.kind === 'pucks' ? { pucks: product.pucks, months: 0 } : { pucks: 0, months: product.months };
}

/** Returns until when a buyer may have back what they have not spent of pucks. @param paidAt both in milliseconds since 1970 */
export const refundableUntil = (paidAt: number): number => paidAt + REFUND_DAYS * DAY_MS;
