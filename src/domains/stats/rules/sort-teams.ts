/** The order of team statistics; a league has twenty teams, few enough to sort in memory. */
import type { z } from 'zod';
import type { teamRow, teamSort } from '#domains/stats/contract.ts';

type TeamRow = z.infer<typeof teamRow>;

/** Returns a sorted copy; teams without a value come last in either order, tied ones by points and id. */
export function sortTeams(rows: readonly TeamRow[], sort: z.infer<typeof teamSort>, order: 'asc' | 'desc'): TeamRow[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [x, y] = [a.totals[sort], b.totals[sort]];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a.team.id - b.team.id;
    return sign * (x - y) || b.totals.points - a.totals.points || a.team.id - b.team.id;
  });
}
