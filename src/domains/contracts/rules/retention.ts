/** Retained salary: a club that trades a player away keeps paying part of his salary. */

interface Running {
  id: number;
  fromSeason: number;
  toSeason: number;
  /** Whole dollars a season. */
  salary: number;
}

/** Returns the whole dollars of a salary that the club retains. @param retention percent */
export function retainedOf(salary: number, retention: number): number {
  return Math.round((salary * retention) / 100);
}

/** Returns the dead cap of a club that retains part of these contracts, by season from the current one on. */
export function retentionCharges(contracts: readonly Running[], retention: number, season: number) {
  if (retention === 0) return [];
  return contracts.flatMap(({ id, fromSeason, toSeason, salary }) => {
    const first = Math.max(season, fromSeason);
    return Array.from({ length: Math.max(0, toSeason - first + 1) }, (_, index) => ({
      contractId: id,
      season: first + index,
      amount: retainedOf(salary, retention),
      kind: 'retention' as const,
    }));
  });
}
