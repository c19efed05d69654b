/**
 * Conditional orders: other tactics for part of the game or depending on the score ("from minute 50, if behind by two, forecheck
 * all-out"), also tactics by period. A bench gives them before the game or in an intermission; the engine follows them at
 * faceoffs and line changes without the manager being present.
 */
import { TACTIC_CHOICES, type Tactics } from '#engine/lineup/lineup.ts';
import { chancesOf, type Style, styleOf } from '#engine/match/bench/style.ts';
import { type Game, now } from '#engine/match/game.ts';
import type { BenchOrder } from '#engine/match/input.ts';
import { other, SIDES, type SideIndex } from '#engine/match/sides.ts';

/** Maximum number of orders per team. */
export const MAX_ORDERS = 8;
const LAST_MINUTE = 300;
const LAST_PERIOD = 20;
const MAX_LEAD = 20;

/** A fault in an order; `order` is its index in the list, from 0. */
export interface OrderFault {
  order: number;
  fault: 'too-many' | 'minute' | 'period' | 'lead' | 'no-tactics' | 'unknown-setting';
}

/** Checks orders before they are stored; returns no faults if they can be followed. */
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
    ? TACTIC_CHOICES[setting as keyof Tactics] // hasOwn has just checked it
    : undefined;
  return values?.includes(value) ?? false;
}

/** Returns whether the order is in force. `minute` counts from the first faceoff, `lead` is the goal differential from the team's view. */
export function applies(order: BenchOrder, moment: { minute: number; period: number; lead: number }): boolean {
  return (
    moment.minute >= (order.fromMinute ?? 0) &&
    moment.minute < (order.untilMinute ?? Number.POSITIVE_INFINITY) &&
    moment.lead >= (order.leadAtLeast ?? Number.NEGATIVE_INFINITY) &&
    moment.lead <= (order.leadAtMost ?? Number.POSITIVE_INFINITY) &&
    (order.periods === undefined || order.periods.includes(moment.period))
  );
}

/** Returns the tactics overlaid with all orders in force; where two conflict, the later in the list wins. */
export function tacticsInForce(tactics: Tactics, orders: readonly BenchOrder[], inForce: number): Tactics {
  let now = tactics;
  for (const [index, order] of orders.entries()) if ((inForce >> index) & 1) now = { ...now, ...order.tactics };
  return now;
}

/** Makes both benches check their orders against the clock and the score; most have none, and most checks change nothing. */
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

/** Updates each side's chances from the styles of both benches. */
export function renewChances({ sides: [home, away] }: Game): void {
  home.chances = chancesOf(home.style.leans, away.style.leans, home.dayVolume);
  away.chances = chancesOf(away.style.leans, home.style.leans, away.dayVolume);
}
