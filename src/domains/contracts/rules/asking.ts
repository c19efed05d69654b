/** What free agents ask while a season is played: less from morning to morning, by a schedule that everybody can read. */
import { ASKING, PRICE_BAND, type RIVALS, RIVALS_UP_TO } from '#domains/contracts/constants.ts';
import { type Asker, leastSalary, lengthOf, type SalaryBounds } from '#engine/market/ask.ts';
import { SALARY_STEP } from '#engine/market/constants.ts';

/**
 * What he asks on a morning, as a share of what he would just sign for.
 * @param days since he has come on the market, from 1 on: the first morning on which he decides; null: nobody has noted him
 */
export function askOnDay(days: number | null): number {
  if (days === null) return 1;
  const { first, last, mornings } = ASKING;
  const passed = Math.max(0, Math.min(mornings, days) - 1) / (mornings - 1);
  return first - (first - last) * passed;
}

/** Returns the shares that he asks on the next mornings, one after the other; the last one holds from then on. @param days as in `askOnDay`, on the first of them */
export function asksFrom(days: number | null): number[] {
  if (days === null) return [1];
  const left = Math.max(1, ASKING.mornings - days + 1);
  return Array.from({ length: left }, (_, ahead) => askOnDay(days + ahead));
}

/** Returns what he asks of a club: whole dollars a season, in steps of salaries, and for how many seasons. @param share of what he would just sign for; entry salaries have one price */
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

/** Returns the band that a price lies in, in steps from a price on. Where that is the same for everybody, asking again or for another club tells nothing more. */
export function priceBand(salary: number, from: number): { low: number; high: number } {
  const step = Math.floor(Math.log(Math.max(1, salary / from)) / Math.log(1 + PRICE_BAND));
  const bound = (index: number) => Math.round((from * (1 + PRICE_BAND) ** index) / SALARY_STEP) * SALARY_STEP;
  return { low: bound(step), high: bound(step + 1) };
}

/** Returns in words how many other clubs bid. */
export function rivalsIn(clubs: number): (typeof RIVALS)[number] {
  if (clubs === 0) return 'none';
  if (clubs <= RIVALS_UP_TO.few) return 'few';
  return clubs <= RIVALS_UP_TO.several ? 'several' : 'many';
}
