/** The terms of a contract: seasons, salaries, bonus, clause. */

/** No-trade and no-move clauses, from weakest to strongest: a list of teams he cannot be traded to, no trades at all, not even a move to the farm. */
export const CLAUSES = ['none', 'no-trade-list', 'no-trade', 'no-move'] as const;
export type Clause = (typeof CLAUSES)[number];

/** Terms offered, asked for or signed. */
export interface OfferedTerms {
  /** Whole dollars by season, one entry for each of the 1 to 8 seasons. */
  salaries: number[];
  /** Whole dollars, paid once on the day of signing. */
  signingBonus: number;
  clause: Clause;
  /** Whether he may leave if the club is relegated, without compensation; absent: he may not. */
  relegationClause?: boolean | undefined;
}

/** Returns the average in whole dollars a season, bonus included: the contract's cap hit. */
export function averageOf({ salaries, signingBonus }: Pick<OfferedTerms, 'salaries' | 'signingBonus'>): number {
  const total = salaries.reduce((sum, salary) => sum + salary, signingBonus);
  return Math.round(total / Math.max(1, salaries.length));
}
