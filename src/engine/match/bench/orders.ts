/**
 * Conditional orders: other tactics for a part of the game or a state of the score ("from minute 50, if behind by two,
 * forecheck all-out"), also tactics by period. A bench gives them before the game or in an intermission; the engine follows
 * them at faceoffs and line changes without anybody having to be there.
 */
import { TACTIC_CHOICES, type Tactics } from '#engine/lineup/lineup.ts';
import { chancesOf, type Style, styleOf } from '#engine/match/bench/style.ts';
import { type Game, now } from '#engine/match/game.ts';
import type { BenchOrder } from '#engine/match/input.ts';
import { other, SIDES, type SideIndex } from '#engine/match/sides.ts';

/** A team gives at most this many orders. */
export const MAX_ORDERS = 8;
const LAST_MINUTE = 300;
const LAST_PERIOD = 20;
const MAX_LEAD = 20;

/** What is wrong with an order; `order` is its place in the list, from 0. */
export interface OrderFault {
  order: number;
  fault: 'too-many' | 'minute' | 'period' | 'lead' | 'no-tactics' | 'unknown-setting';
}

/** Checks orders before they are stored; an empty list of faults means that they can be followed. */
export function validateOrders(orders: readonly BenchOrder[]): OrderFault[] {
  const faults: OrderFault[] = [];
  for (const [order, wish] of orders.entries()) {
    if (order >= MAX_ORDERS) faults.push({ order, fault: 'too-many' });
    if (!isRange(wish.fromMinute, wish.untilMinute, 0, LAST_MINUTE)) faults.push({ order, fault: 'minute' });
    if (wish.periods?.some((period) => !isWhole(period, 1, LAST_PERIOD))) faults.push({ order, fault: 'period' });
    if (!isRange(wish.leadAtLeast, wish.leadAtMost, -MAX_LEAD, MAX_LEAD)) faults.push({ order, fault: 'lead' });
    const settings = Object.entries(wish.tactics);
    if (settings.length === 0) faults.push({ order, fault: 'no-tactics' });
    if (settings.some(([setting, value]) => !isSetting(setting, value)))
      faults.push({ order, fault: 'unknown-setting' });
  }
  return faults;
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

function isRange(low: number | undefined, high: number | undefined, least: number, most: number): boolean {
  if (low !== undefined && !isWhole(low, least, most)) return false;
  if (high !== undefined && !isWhole(high, least, most)) return false;
  return low === undefined || high === undefined || low <= high;
}

function isSetting(setting: string, value: unknown): boolean {
  const values: readonly unknown[] | undefined = Object.hasOwn(TACTIC_CHOICES, setting)
    ? TACTIC_CHOICES[setting as keyof Tactics] // hasOwn has just said so
    : undefined;
  return values?.includes(value) ?? false;
}

/** Is the order in force at this moment? `minute` counts from the first faceoff, `lead` is own goals less theirs. */
export function applies(order: BenchOrder, moment: { minute: number; period: number; lead: number }): boolean {
  return (
    moment.minute >= (order.fromMinute ?? 0) &&
    moment.minute < (order.untilMinute ?? Number.POSITIVE_INFINITY) &&
    moment.lead >= (order.leadAtLeast ?? Number.NEGATIVE_INFINITY) &&
    moment.lead <= (order.leadAtMost ?? Number.POSITIVE_INFINITY) &&
    (order.periods === undefined || order.periods.includes(moment.period))
  );
}

/** Tactics with everything that is ordered now laid over them; where two orders disagree, the later in the list wins. */
export function tacticsInForce(tactics: Tactics, orders: readonly BenchOrder[], inForce: number): Tactics {
  let now = tactics;
  for (const [index, order] of orders.entries()) if ((inForce >> index) & 1) now = { ...now, ...order.tactics };
  return now;
}

/** Both benches compare their orders with the clock and the score; most have none, and most looks change nothing. */
export function followOrders(game: Game): void {
  if (game.sides[0].directive.orders.length === 0 && game.sides[1].directive.orders.length === 0) return;
  for (const side of SIDES) {
    const { orders } = game.sides[side].directive;
    const inForce = ordersInForce(game, side, orders);
    if (inForce === game.sides[side].ordersInForce) continue;
    game.sides[side].ordersInForce = inForce;
    adopt(game, side, styleOf(tacticsInForce(game.sides[side].directive.tactics, orders, inForce)));
  }
}

function ordersInForce(game: Game, side: SideIndex, orders: readonly BenchOrder[]): number {
  const moment = {
    minute: Math.floor(now(game) / 60),
    period: game.period,
    lead: game.sides[side].score - game.sides[other(side)].score,
  };
  let bits = 0;
  for (let index = 0; index < Math.min(MAX_ORDERS, orders.length); index++) {
    if (applies(orders[index]!, moment)) bits |= 1 << index;
  }
  return bits;
}

function adopt(game: Game, side: SideIndex, style: Style): void {
  game.sides[side].style = style;
  renewChances(game);
}

/** What the styles of both benches make of the chances of each. */
export function renewChances({ sides: [home, away] }: Game): void {
  home.chances = chancesOf(home.style.leans, away.style.leans, home.dayVolume);
  away.chances = chancesOf(away.style.leans, home.style.leans, away.dayVolume);
}
