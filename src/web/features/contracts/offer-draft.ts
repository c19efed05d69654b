/** The values in an offer form, and the terms that they make. */
import type { Clause, OfferedTerms } from '#engine/market/terms.ts';

export interface Draft {
  seasons: number;
  /** Whole dollars of the first season. */
  first: number;
  /** Percent from one season to the next. */
  change: number;
  bonus: number;
  clause: Clause;
  relegationClause: boolean;
}

/** Returns the draft that starts from these terms; changing salaries change evenly. */
export function draftOf({ salaries, signingBonus, clause, relegationClause = false }: OfferedTerms): Draft {
  const [first = 0] = salaries;
  return { seasons: salaries.length, first, change: 0, bonus: signingBonus, clause, relegationClause };
}

/** Returns the terms of a draft, in whole dollars by season; rounded so that no step is steeper than allowed. */
export function termsOf({ seasons, first, change, bonus, clause, relegationClause }: Draft): OfferedTerms {
  const salaries = [first];
  while (salaries.length < seasons) {
    const next = (salaries.at(-1) ?? first) * (1 + change / 100);
    salaries.push(change < 0 ? Math.ceil(next) : Math.floor(next));
  }
  const terms = { salaries, signingBonus: bonus, clause };
  return relegationClause ? { ...terms, relegationClause } : terms;
}
