/** The players an AI club puts on the trade block and what it looks for, by stance; and the player it calls a manager about. */
import { AIMS, type Need, SHOPPING } from '#domains/trade/constants.ts';
import { type Aim, isRental, isSpare } from '#domains/trade/rules/aims.ts';
import { lineupGainOf, type TradingClub, type ValuedAsset, worthOf } from '#engine/market/trade.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';

/** Returns the first-team players a club shops, best first: only a few, each worth a call. */
export function shoppedBy(club: TradingClub): ValuedAsset[] {
  return club.squad
    .filter((asset) => worthOf(club, asset) >= SHOPPING.worth && isShopped(club, asset))
    .sort((one, other) => worthOf(club, other) - worthOf(club, one) || one.id - other.id)
    .slice(0, SHOPPING.most);
}

/** Rebuilders shop veterans; other clubs shop spare players and, in between, those on expiring contracts. */
function isShopped(club: TradingClub, asset: ValuedAsset): boolean {
  if (club.stance === 'rebuild') return asset.age >= AIMS.veteran;
  return isSpare(club, asset) || (club.stance === 'retool' && isRental(asset) && asset.age > AIMS.stillGrows);
}

/** Returns what a club looks for: the future (picks and young players), or the position where a good player would help most. */
export function needOf(club: TradingClub): Need {
  if (club.stance === 'rebuild') return 'future';
  const regulars = club.squad.map(({ overall }) => overall).sort((one, other) => other - one);
  const overall = regulars[SHOPPING.asGoodAs - 1] ?? regulars.at(-1) ?? 0;
  const gainAt = (position: Position) => lineupGainOf(club, { gets: [helper(position, overall)], gives: [] });
  const [most = 'C'] = [...POSITIONS].sort((one, other) => gainAt(other) - gainAt(one));
  return most;
}

/** Returns a regular for comparing lineups, without a contract. */
function helper(position: Position, overall: number): ValuedAsset {
  return { id: 0, position, age: AIMS.veteran, level: 'PRO', overall, goals: [], hits: [], isOut: 0 };
}

/** Returns the manager's player a club would call about: of those it looks for, the one who would help most; null: none. */
export function calledAbout(club: TradingClub, { wants }: Aim, assets: readonly ValuedAsset[]): ValuedAsset | null {
  const wanted = assets.filter((asset) => worthOf(club, asset) > 0 && wants(asset));
  const [best] = wanted.sort((one, other) => worthOf(club, other) - worthOf(club, one) || one.id - other.id);
  return best ?? null;
}
