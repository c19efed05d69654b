/** Retained salary: a club that trades a player away keeps paying a part of what he earns. */

interface Running {
  id: number;
  fromSeason: number;
  toSeason: number;
  /** Whole dollars a season. */
  salary: number;
}

/** Whole dollars of a salary that stay behind. @param retention percent */
export function retainedOf(salary: number, retention: number): number {
  return Math.round((salary * retention) / 100);
}

/** Dead cap of the club that retains a part of these contracts, by season from the running one on. */
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
