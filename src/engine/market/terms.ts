/** What a contract says: seasons, salaries, bonus, clause. */

/** From the weakest on: a list of teams he may not be traded to, none at all, not even to the farm. */
export const CLAUSES = ['none', 'no-trade-list', 'no-trade', 'no-move'] as const;
export type Clause = (typeof CLAUSES)[number];

/** What is offered, asked or signed. */
export interface OfferedTerms {
  /** Whole dollars by season; as many as seasons, 1 to 8. */
  salaries: number[];
  /** Whole dollars, paid once on the day of signing. */
  signingBonus: number;
  clause: Clause;
  /** He may leave if the club is relegated, and the club owes him nothing then; absent: he may not. */
  relegationClause?: boolean | undefined;
}

/** Whole dollars a season, bonus included: what counts against the cap. */
export function averageOf({ salaries, signingBonus }: Pick<OfferedTerms, 'salaries' | 'signingBonus'>): number {
  const total = salaries.reduce((sum, salary) => sum + salary, signingBonus);
  return Math.round(total / Math.max(1, salaries.length));
}
