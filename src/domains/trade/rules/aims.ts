/** What AI clubs look for when they start a trade themselves, by stance: a hole to fill, the future, or a player for this spring. */
import { AIMS } from '#domains/trade/constants.ts';
import { isDeadlineNear } from '#domains/trade/rules/initiative.ts';
import { lineupGainOf, type TradingClub, type ValuedAsset } from '#engine/market/trade.ts';
import type { Stance } from '#engine/market/trade-constants.ts';

/** What a club wants from another, and what it would pay with. */
export interface Aim {
  wants(asset: ValuedAsset): boolean;
  pays(asset: ValuedAsset): boolean;
}

/**
 * Returns a club's aim: contenders pay with picks, young players and surplus players; rebuilders pay with veterans; clubs in between trade one lineup
 * piece for another.
 */
export function aimOf(club: TradingClub): Aim {
  if (club.stance === 'rebuild')
    return {
      wants: (asset) => isFuture(asset) || asset.age <= AIMS.youngUntil,
      pays: ({ level, age }) => level === 'PRO' && age >= AIMS.veteran,
    };
  const helps = (asset: ValuedAsset) => asset.level === 'PRO' && helpsNow(club, asset);
  if (club.stance === 'contend')
    return { wants: helps, pays: (asset) => isFuture(asset) || asset.age <= AIMS.youngUntil || isSpare(club, asset) };
  return { wants: (asset) => asset.age <= AIMS.stillGrows && helps(asset), pays: () => true };
}

/** Returns the buyer before the deadline: a contender buys for this spring from a club that is not one; null: no such pair tonight. */
export function buyerOf(day: number, own: Stance, other: Stance): 'own' | 'other' | null {
  if (!isDeadlineNear(day)) return null;
  if (own === 'contend' && other === 'rebuild') return 'own';
  return own === 'rebuild' && other === 'contend' ? 'other' : null;
}

/** Returns whether a player is a rental: a regular on an expiring contract, whom his club would lose for nothing. */
export function isRental({ level, hits, age }: ValuedAsset): boolean {
  return level === 'PRO' && hits.length === 1 && age >= AIMS.veteran;
}

/** Returns whether an asset is a pick, a prospect or a young player not in the lineup yet. */
export function isFuture({ level, age }: ValuedAsset): boolean {
  return level === 'U21' || (level === 'FRM' && age <= AIMS.youngUntil);
}

/** Returns whether the lineup is hardly worse without him, since the club has others like him. */
export function isSpare(club: TradingClub, asset: ValuedAsset): boolean {
  return -lineupGainOf(club, { gets: [], gives: [asset] }) <= AIMS.spareGoals;
}

/** Returns whether a club parts with a first-round pick for these players, since together they make a difference to its lineup. */
export function areWorthAFirst(club: TradingClub, gets: readonly ValuedAsset[]): boolean {
  return lineupGainOf(club, { gets, gives: [] }) >= AIMS.goalsForAFirst;
}

function helpsNow(club: TradingClub, asset: ValuedAsset): boolean {
  return lineupGainOf(club, { gets: [asset], gives: [] }) >= AIMS.goalsNow;
}
