/** What AI clubs look for when they look for a trade by themselves, by what they work for: a hole, a future, a man for this spring. */
import { AIMS } from '#domains/trade/constants.ts';
import { isDeadlineNear } from '#domains/trade/rules/initiative.ts';
import { lineupGainOf, type TradeMan, type TradingClub } from '#engine/market/trade.ts';
import type { Stance } from '#engine/market/trade-constants.ts';

/** What a club wants of another, and what it would pay with. */
export interface Aim {
  wants(man: TradeMan): boolean;
  pays(man: TradeMan): boolean;
}

/** Who plays for the cup pays with picks, the young and whom it has too many of, who rebuilds with its veterans; in between one lineup is made better by another. */
export function aimOf(club: TradingClub): Aim {
  if (club.stance === 'rebuild')
    return {
      wants: (man) => isFuture(man) || man.age <= AIMS.youngUntil,
      pays: ({ level, age }) => level === 'PRO' && age >= AIMS.veteran,
    };
  const helps = (man: TradeMan) => man.level === 'PRO' && helpsNow(club, man);
  if (club.stance === 'contend')
    return { wants: helps, pays: (man) => isFuture(man) || man.age <= AIMS.youngUntil || isSpare(club, man) };
  return { wants: (man) => man.age <= AIMS.stillGrows && helps(man), pays: () => true };
}

/** Before the deadline: of two clubs the one that plays for the cup buys for this spring from the one that does not; null: neither does tonight. */
export function buyerOf(day: number, own: Stance, other: Stance): 'own' | 'other' | null {
  if (!isDeadlineNear(day)) return null;
  if (own === 'contend' && other === 'rebuild') return 'own';
  return own === 'rebuild' && other === 'contend' ? 'other' : null;
}

/** A regular whose contract ends with the season: his club would lose him for nothing. */
export function isRental({ level, hits, age }: TradeMan): boolean {
  return level === 'PRO' && hits.length === 1 && age >= AIMS.veteran;
}

/** A pick, a prospect, or somebody young who is not in the lineup yet. */
export function isFuture({ level, age }: TradeMan): boolean {
  return level === 'U21' || (level === 'FRM' && age <= AIMS.youngUntil);
}

/** Whether the lineup is hardly worse without him: a club has others like him. */
export function isSpare(club: TradingClub, man: TradeMan): boolean {
  return -lineupGainOf(club, { gets: [], gives: [man] }) <= AIMS.spareGoals;
}

/** Whether a club parts with a pick of a first round for these men: together they make a difference to its lineup. */
export function areWorthAFirst(club: TradingClub, gets: readonly TradeMan[]): boolean {
  return lineupGainOf(club, { gets, gives: [] }) >= AIMS.goalsForAFirst;
}

function helpsNow(club: TradingClub, man: TradeMan): boolean {
  return lineupGainOf(club, { gets: [man], gives: [] }) >= AIMS.goalsNow;
}
