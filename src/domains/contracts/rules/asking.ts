/** Free agents' asking prices during the season: they fall from morning to morning, on a public schedule. */
import { ASKING, PRICE_BAND, type RIVALS, RIVALS_UP_TO } from '#domains/contracts/constants.ts';
import { type Asker, leastSalary, lengthOf, type SalaryBounds } from '#engine/market/ask.ts';
import { SALARY_STEP } from '#engine/market/constants.ts';

/**
 * Returns his ask on a morning as a share of his signing price.
 * @param days on the market, counted from 1 on the first morning he decides; null: not listed
 */
export function askOnDay(days: number | null): number {
  if (days === null) return 1;
  const { first, last, mornings } = ASKING;
  const passed = Math.max(0, Math.min(mornings, days) - 1) / (mornings - 1);
  return first - (first - last) * passed;
}

/** Returns the shares he asks on the coming mornings; the last one stays in effect. @param days as in `askOnDay`, on the first of them */
export function asksFrom(days: number | null): number[] {
  if (days === null) return [1];
  const left = Math.max(1, ASKING.mornings - days + 1);
  return Array.from({ length: left }, (_, ahead) => askOnDay(days + ahead));
}

/**
 * Returns his ask of a club: whole dollars a season, rounded to salary steps, and number of seasons. @param share of his signing price;
 * entry-level salaries are fixed
 */
export function askedTerms(
  asker: Asker,
  bounds: SalaryBounds & { isEntry: boolean; maxSeasons: number },
  share: number,
): { salary: number; seasons: number } {
  const seasons = lengthOf(asker, bounds);
  if (bounds.isEntry) return { salary: bounds.minimum, seasons };
  const asked = Math.ceil((leastSalary(asker, seasons, bounds) * share) / SALARY_STEP) * SALARY_STEP;
  return { salary: Math.max(bounds.minimum, asked), seasons };
}

/**
 * Returns the range a price lies in, in steps from a base price. With the same base for every caller, asking again or for another club reveals no
 * more.
 */
export function priceBand(salary: number, from: number): { low: number; high: number } {
  const step = Math.floor(Math.log(Math.max(1, salary / from)) / Math.log(1 + PRICE_BAND));
  const bound = (index: number) => Math.round((from * (1 + PRICE_BAND) ** index) / SALARY_STEP) * SALARY_STEP;
  return { low: bound(step), high: bound(step + 1) };
}

/** Returns the number of other bidders in words. */
export function rivalsIn(clubs: number): (typeof RIVALS)[number] {
  if (clubs === 0) return 'none';
  if (clubs <= RIVALS_UP_TO.few) return 'few';
  return clubs <= RIVALS_UP_TO.several ? 'several' : 'many';
}
