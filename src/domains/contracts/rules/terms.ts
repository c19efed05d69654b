/** Legality of contract terms: checked by the form before an offer is sent, and again by the server. */
import { termsRefusals } from '#domains/contracts/refusals.ts';
import { CLAUSE_FROM_AGE, MAX_BONUS_SHARE, MAX_SALARY_STEP } from '#engine/market/ask-constants.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import { averageOf } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface TermBounds {
  /** Whole dollars a season. */
  minimum: number;
  maximum: number;
  maxSeasons: number;
  /** An entry-level contract: a fixed scale over `maxSeasons`, without extras. */
  isEntry: boolean;
  mayHaveClause: boolean;
  fromSeason: number;
}

/** Returns what is wrong with an offer, and by how much; null: it is legal. */
export function faultOfTerms(terms: OfferedTerms, bounds: TermBounds): Refused | null {
  const { salaries, signingBonus, clause, relegationClause = false } = terms;
  const { minimum, maximum, maxSeasons, fromSeason } = bounds;
  if (salaries.length < 1 || salaries.length > maxSeasons) return termsRefusals.tooLong({ max: maxSeasons });
  if (bounds.isEntry) {
    const isPlain = signingBonus === 0 && clause === 'none' && !relegationClause;
    // Shorter deals would be followed by another, up to the last age.
    const isOnScale = isPlain && salaries.length === maxSeasons && salaries.every((salary) => salary === minimum);
    return isOnScale ? null : termsRefusals.entryScale({ salary: minimum, seasons: maxSeasons });
  }
  const low = salaries.findIndex((salary) => salary < minimum);
  if (low >= 0) return termsRefusals.belowMinimum({ minimum, season: fromSeason + low });
  const steep = salaries.findIndex((salary, index) => index > 0 && isSteep(salaries[index - 1] ?? salary, salary));
  if (steep >= 0) {
    return termsRefusals.steepStep({ season: fromSeason + steep, percent: Math.round(MAX_SALARY_STEP * 100) });
  }
  const total = salaries.reduce((sum, salary) => sum + salary, 0);
  const maxBonus = Math.floor(total * MAX_BONUS_SHARE);
  if (signingBonus > maxBonus) return termsRefusals.largeBonus({ max: maxBonus });
  const average = averageOf(terms);
  if (average > maximum) return termsRefusals.aboveMaximum({ maximum, by: average - maximum });
  return clause !== 'none' && !bounds.mayHaveClause ? termsRefusals.tooYoungForClause({ age: CLAUSE_FROM_AGE }) : null;
}

/** Dollars are whole, so a step may exceed the share by half a dollar. */
function isSteep(before: number, salary: number): boolean {
  return Math.abs(salary - before) > MAX_SALARY_STEP * Math.max(before, salary) + 0.5;
}
