/** Buyouts: the cost of letting a player under contract go, and when a club may. */
import type { CapCharge } from '#domains/cap/rules/sheet.ts';
import type { CapChange } from '#domains/cap/rules/verdict.ts';
import { BUYOUT } from '#domains/contracts/constants.ts';
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface BuyoutPrice {
  /** The share of the remaining salary that is paid. */
  share: number;
  /** Whole dollars: the salary of the seasons after this one, and what is paid instead. */
  owed: number;
  total: number;
  /** Dead cap and payments by season, the first being the one after this. They add up to `total`. */
  bySeason: number[];
}

interface Owing {
  /** Whole dollars by season that the contract pays after this one. */
  owed: readonly number[];
  /** In the season that is ending. */
  age: number;
}

/** Returns the cost of a buyout. @param owed not empty: there is something to buy out */
export function buyoutPrice({ owed, age }: Owing): BuyoutPrice {
  const share = age < BUYOUT.young.until ? BUYOUT.young.share : BUYOUT.share;
  const sum = owed.reduce((total, salary) => total + salary, 0);
  const total = Math.round(sum * share);
  const seasons = owed.length * BUYOUT.spread;
  const least = Math.floor(total / seasons);
  const rest = total - least * seasons;
  const bySeason = Array.from({ length: seasons }, (_, index) => least + (index < rest ? 1 : 0));
  return { share, owed: sum, total, bySeason };
}

/**
 * Returns what a buyout does to a club's cap: the contract ends, and the payments become dead cap.
 * @param lastSeason the last one paid as signed
 */
export function buyoutChange(
  playerId: PlayerId,
  { bySeason }: BuyoutPrice,
  { lastSeason, season }: { lastSeason: number; season: number },
): CapChange {
  const charge = bySeason.map(
    (amount, index): CapCharge => ({ season: lastSeason + 1 + index, amount, kind: 'buyout' }),
  );
  return lastSeason < season ? { remove: [playerId], charge } : { end: [playerId], charge };
}

/**
 * Buyout windows: after the playoffs for all clubs, where the contract ends with the season; and for clubs whose arbitration case was just heard,
 * where it ends with the season before.
 */
export type BuyoutWindow = 'summer' | 'hearing';

/** Returns the open window; null: none. @param sinceHearing game days since a case of the club was heard; null: none this season */
export function openWindow(day: number, sinceHearing: number | null): BuyoutWindow | null {
  if (day >= BUYOUT.fromDay && day <= BUYOUT.toDay) return 'summer';
  return sinceHearing !== null && sinceHearing >= 0 && sinceHearing < BUYOUT.afterHearingDays ? 'hearing' : null;
}

/** Returns the game days until the window closes, today included. */
export function windowDaysLeft(window: BuyoutWindow, day: number, sinceHearing: number | null): number {
  return window === 'summer' ? BUYOUT.toDay - day + 1 : BUYOUT.afterHearingDays - (sinceHearing ?? 0);
}

/** Returns the last season paid as signed. */
export function lastSeasonOf(window: BuyoutWindow, season: number): number {
  return window === 'hearing' ? season - 1 : season;
}

interface SignedFor {
  fromSeason: number;
  toSeason: number;
  /** Whole dollars by season from the first. */
  salaries: readonly number[];
}

/** Returns the whole dollars by season that a contract pays after the season. */
export function owedAfter({ fromSeason, toSeason, salaries }: SignedFor, season: number): number[] {
  const first = Math.max(season + 1, fromSeason);
  return Array.from({ length: Math.max(0, toSeason - first + 1) }, (_, index) => {
    return salaries[first + index - fromSeason] ?? salaries.at(-1) ?? 0;
  });
}

/** Facts that decide whether a club may buy a player out. */
export interface BuyoutCase {
  /** He plays for a team of the club. */
  isOwn: boolean;
  isFillIn: boolean;
  /** Injured, on waivers, or called up in an emergency. */
  isTied: boolean;
  /** Contracts that cover this season or a later one, earliest first. */
  contracts: readonly SignedFor[];
}

/** Returns whether the club may buy him out today. @param window open for the club; null: none */
export function decideBuyout(
  { isOwn, isFillIn, isTied, contracts }: BuyoutCase,
  { season, window }: { season: number; window: BuyoutWindow | null },
): { ok: true } | Refused {
  if (!isOwn) return contractsRefusals.notYourPlayer();
  if (isFillIn) return contractsRefusals.onlyForTheDay();
  const ahead = contracts.find(({ fromSeason }) => fromSeason > season);
  if (ahead) return contractsRefusals.notBegunYet({ season: ahead.fromSeason });
  const lastSeason = lastSeasonOf(window ?? 'summer', season);
  if (!contracts.some((contract) => owedAfter(contract, lastSeason).length > 0)) {
    return contractsRefusals.nothingToBuyOut();
  }
  if (window === null) return contractsRefusals.buyoutClosed({ from: BUYOUT.fromDay, to: BUYOUT.toDay });
  if (window === 'summer') return { ok: true };
  if (contracts.some(({ fromSeason }) => fromSeason > lastSeason)) return contractsRefusals.signedSince();
  return isTied ? contractsRefusals.notNow() : { ok: true };
}
