/**
 * Orders to the bench as a manager thinks of them: tactics of a period, which are the first orders of the list, and
 * conditional ones after them. Where two conflict, the later one wins; the engine follows them (engine/match/orders.ts).
 */

import type { TeamOrder } from '#domains/lineups/contract.ts';
import { SETTINGS, type TacticValue, withSetting } from '#domains/lineups/rules/board.ts';
import type { Tactics } from '#engine/lineup/lineup.ts';
import { applies, MAX_ORDERS } from '#engine/match/bench/orders.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';

export const PERIOD_PARTS = ['first', 'second', 'third', 'overtime'] as const;
export type PeriodPart = (typeof PERIOD_PARTS)[number];

/** Overtime is every period after the third; the playoffs may have many, and an order may name up to the twentieth. */
const PERIODS_OF: Record<PeriodPart, readonly number[]> = {
  first: [1],
  second: [2],
  third: [3],
  overtime: Array.from({ length: 17 }, (_, index) => index + 4),
};
const PERIOD_MINUTES = PERIOD_SECONDS / 60;
/** Minutes of the longest game that orders can cover. */
const MAX_GAME = PERIOD_MINUTES * 20;

export type PeriodTactics = Partial<Record<PeriodPart, Partial<Tactics>>>;

export interface OrderBook {
  /** Different tactics for a whole period; an absent part is played like the rest of the game. */
  byPeriod: PeriodTactics;
  conditional: TeamOrder[];
}

/** Returns the parts of the game that an order names when its periods are exactly those; null for any other. */
export function partsOf(order: Pick<TeamOrder, 'periods'>): PeriodPart[] | null {
  if (!order.periods) return null;
  const parts = PERIOD_PARTS.filter((part) => PERIODS_OF[part].every((period) => order.periods?.includes(period)));
  const named = new Set(parts.flatMap((part) => PERIODS_OF[part]));
  return order.periods.every((period) => named.has(period)) ? parts : null;
}

/** Returns the periods of these parts; undefined (no condition) for none of them and for all. */
export function periodsOf(parts: readonly PeriodPart[]): number[] | undefined {
  if (parts.length === 0 || parts.length === PERIOD_PARTS.length) return undefined;
  return PERIOD_PARTS.filter((part) => parts.includes(part)).flatMap((part) => PERIODS_OF[part]);
}

/** Splits the list. Only orders at its head are read as tactics by period: further back they override what comes before them. */
export function readOrders(orders: readonly TeamOrder[]): OrderBook {
  const byPeriod: PeriodTactics = {};
  let head = 0;
  for (const order of orders) {
    const part = wholePeriodOf(order);
    if (!part || byPeriod[part]) break;
    byPeriod[part] = order.tactics;
    head++;
  }
  return { byPeriod, conditional: orders.slice(head) };
}

/** Returns the part of the game that an order covers, when it has no other condition. */
function wholePeriodOf(order: TeamOrder): PeriodPart | null {
  const { fromMinute, untilMinute, leadAtLeast, leadAtMost } = order;
  if ([fromMinute, untilMinute, leadAtLeast, leadAtMost].some((limit) => limit !== undefined)) return null;
  const [part, ...others] = partsOf(order) ?? [];
  return part && others.length === 0 ? part : null;
}

/** Returns the list that `readOrders` reads as this book; a period without its own settings needs no order. */
export function writeOrders({ byPeriod, conditional }: OrderBook): TeamOrder[] {
  const periods = PERIOD_PARTS.flatMap((part): TeamOrder[] => {
    const tactics = byPeriod[part];
    return tactics && Object.keys(tactics).length > 0 ? [{ periods: [...PERIODS_OF[part]], tactics }] : [];
  });
  return [...periods, ...conditional];
}

/** Returns the orders with one setting of a period changed; null: played as in the rest of the game. */
export function withPeriodSetting(
  orders: readonly TeamOrder[],
  part: PeriodPart,
  [setting, value]: [keyof Tactics, TacticValue | null],
): TeamOrder[] {
  const book = readOrders(orders);
  const tactics = withSetting(book.byPeriod[part] ?? {}, setting, value);
  return writeOrders({ ...book, byPeriod: { ...book.byPeriod, [part]: tactics } });
}

/** Returns how many more orders a team may give. */
export function ordersLeft(orders: readonly TeamOrder[]): number {
  return Math.max(0, MAX_ORDERS - orders.length);
}

export interface InForce {
  tactics: Tactics;
  /** For each setting the index of the order that decides it; null: the tactics of the whole game. */
  decidedBy: Record<keyof Tactics, number | null>;
}

/** Returns what the bench would play at a minute of the game (60 is the start of overtime), with this lead. */
export function inForceAt(
  board: { tactics: Tactics; orders: readonly TeamOrder[] },
  { minute, lead }: { minute: number; lead: number },
): InForce {
  const moment = { minute, lead, period: periodAt(minute) };
  const tactics = { ...board.tactics };
  const decidedBy = Object.fromEntries(SETTINGS.map((setting) => [setting, null])) as InForce['decidedBy']; // of SETTINGS, so all are there
  for (const [index, order] of board.orders.entries()) {
    if (!applies(order, moment)) continue;
    Object.assign(tactics, order.tactics);
    for (const setting of SETTINGS) if (order.tactics[setting] !== undefined) decidedBy[setting] = index;
  }
  return { tactics, decidedBy };
}

const periodAt = (minute: number) => Math.floor(minute / PERIOD_MINUTES) + 1;

/** Returns the minutes of the longest game in which the clock and the period allow the order. */
function minutesOf(order: TeamOrder): Set<number> {
  const { tactics, fromMinute, untilMinute, periods } = order;
  const minutes = Array.from({ length: MAX_GAME }, (_, minute) => minute);
  const atAnyScore = { tactics, fromMinute, untilMinute, periods };
  return new Set(minutes.filter((minute) => applies(atAnyScore, { minute, period: periodAt(minute), lead: 0 })));
}

/** Returns whether no moment of any game fits, because the minutes lie outside the periods. */
export function neverHolds(order: TeamOrder): boolean {
  return minutesOf(order).size === 0;
}

export interface Overruling {
  /** Indexes in the list: the later one wins while both hold. */
  earlier: number;
  later: number;
  /** Settings on which they conflict. */
  settings: (keyof Tactics)[];
}

/** Returns every two conflicting orders that can hold at the same moment, by the later one. */
export function overrulings(orders: readonly TeamOrder[]): Overruling[] {
  const minutes = orders.map(minutesOf);
  return orders.flatMap((order, later) =>
    orders.slice(0, later).flatMap((before, earlier): Overruling[] => {
      const settings = SETTINGS.filter((setting) => disagree(before.tactics[setting], order.tactics[setting]));
      const doMeet = leadsMeet(before, order) && overlap(minutes[earlier], minutes[later]);
      return settings.length > 0 && doMeet ? [{ earlier, later, settings }] : [];
    }),
  );
}

const disagree = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one !== other;

function overlap(one: ReadonlySet<number> = new Set(), other: ReadonlySet<number> = new Set()): boolean {
  return [...one].some((minute) => other.has(minute));
}

function leadsMeet(one: TeamOrder, other: TeamOrder): boolean {
  const least = (order: TeamOrder) => order.leadAtLeast ?? Number.NEGATIVE_INFINITY;
  const most = (order: TeamOrder) => order.leadAtMost ?? Number.POSITIVE_INFINITY;
  return Math.max(least(one), least(other)) <= Math.min(most(one), most(other));
}
