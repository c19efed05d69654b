/** The board: everything that a manager decides before a game and in its intermissions. */
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { differences } from '#domains/lineups/rules/moves.ts';
import { BALANCED_TACTICS, type Lineup, TACTIC_CHOICES, type Tactics } from '#engine/lineup/lineup.ts';

export interface Board {
  lineup: Lineup;
  tactics: Tactics;
  /** Tactics by period and conditional orders; later ones override earlier ones. */
  orders: TeamOrder[];
}

/** The settings in the order in which screens list them. */
export const SETTINGS = Object.keys(TACTIC_CHOICES) as (keyof Tactics)[]; // the keys of TACTIC_CHOICES are those of Tactics

export type TacticValue = Tactics[keyof Tactics];

/** Returns tactics with one setting changed to one of its own values (TACTIC_CHOICES); null removes it. */
export function withSetting<T extends Partial<Tactics>>(
  tactics: T,
  setting: keyof Tactics,
  value: TacticValue | null,
): T {
  const changed: T = { ...tactics };
  if (value === null) delete changed[setting];
  else Object.assign(changed, { [setting]: value });
  return changed;
}

export function isSameBoard(one: Board, other: Board): boolean {
  return (
    differences(one.lineup, other.lineup).length === 0 &&
    isSameTactics(one.tactics, other.tactics) &&
    isSameOrders(one.orders, other.orders)
  );
}

export function isSameTactics(one: Tactics, other: Tactics): boolean {
  return SETTINGS.every((setting) => one[setting] === other[setting]);
}

/** Returns whether the conditions and settings are the same, in the same order, regardless of key order. */
export function isSameOrders(one: readonly TeamOrder[], other: readonly TeamOrder[]): boolean {
  return (
    one.length === other.length && one.every((order, index) => isSameOrder(order, other[index] ?? { tactics: {} }))
  );
}

function isSameOrder(one: TeamOrder, other: TeamOrder): boolean {
  return (
    one.fromMinute === other.fromMinute &&
    one.untilMinute === other.untilMinute &&
    one.leadAtLeast === other.leadAtLeast &&
    one.leadAtMost === other.leadAtMost &&
    one.periods?.join() === other.periods?.join() &&
    SETTINGS.every((setting) => one.tactics[setting] === other.tactics[setting])
  );
}

/** Completes stored tactics with the middle of every setting that did not exist then. */
export function completeTactics(stored: Partial<Tactics>): Tactics {
  return { ...BALANCED_TACTICS, ...stored };
}
