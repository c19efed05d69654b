/** Whom an AI club puts on the trade block and what it looks for, by what it works for; and about whom it calls a manager. */
import { AIMS, type Need, SHOPPING } from '#domains/trade/constants.ts';
import { type Aim, isRental, isSpare } from '#domains/trade/rules/aims.ts';
import { lineupGainOf, type TradeMan, type TradingClub, worthOf } from '#engine/market/trade.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';

/** Returns the first-team players whom a club shops, the best first: a few, and none who is not worth a call. */
export function shoppedBy(club: TradingClub): TradeMan[] {
  return club.squad
    .filter((man) => worthOf(club, man) >= SHOPPING.worth && isShopped(club, man))
    .sort((one, other) => worthOf(club, other) - worthOf(club, one) || one.id - other.id)
    .slice(0, SHOPPING.most);
}

/** Who rebuilds sells its veterans; others sell whom they hardly miss, and in between also those whose contract ends. */
function isShopped(club: TradingClub, man: TradeMan): boolean {
  if (club.stance === 'rebuild') return man.age >= AIMS.veteran;
  return isSpare(club, man) || (club.stance === 'retool' && isRental(man) && man.age > AIMS.stillGrows);
}

/** Returns what a club looks for: picks and the young, or the position at which a good player would help it most. */
export function needOf(club: TradingClub): Need {
  if (club.stance === 'rebuild') return 'future';
  const regulars = club.squad.map(({ overall }) => overall).sort((one, other) => other - one);
  const overall = regulars[SHOPPING.asGoodAs - 1] ?? regulars.at(-1) ?? 0;
  const gainAt = (position: Position) => lineupGainOf(club, { gets: [helper(position, overall)], gives: [] });
  const [most = 'C'] = [...POSITIONS].sort((one, other) => gainAt(other) - gainAt(one));
  return most;
}

/** A regular as a lineup takes him; he has no contract, since a need has none. */
function helper(position: Position, overall: number): TradeMan {
  return { id: 0, position, age: AIMS.veteran, level: 'PRO', overall, goals: [], hits: [], isOut: 0 };
}

/** Returns whom of a manager's players a club would call about: those whom it looks for and who would help it most; null: nobody. */
export function calledAbout(club: TradingClub, { wants }: Aim, men: readonly TradeMan[]): TradeMan | null {
  const wanted = men.filter((man) => worthOf(club, man) > 0 && wants(man));
  const [best] = wanted.sort((one, other) => worthOf(club, other) - worthOf(club, one) || one.id - other.id);
  return best ?? null;
}
