/** Signings and buyouts of a season, totaled by day. */

export interface DaySum {
  /** Day of the season. */
  day: number;
  count: number;
  /** Whole dollars. */
  total: number;
}

/** Returns the days with at least one, newest first. */
export function byDay<Row>(rows: readonly Row[], read: (row: Row) => { day: number; dollars: number }): DaySum[] {
  const sums = new Map<number, DaySum>();
  for (const row of rows) {
    const { day, dollars } = read(row);
    const { count, total } = sums.get(day) ?? { count: 0, total: 0 };
    sums.set(day, { day, count: count + 1, total: total + dollars });
  }
  return [...sums.values()].sort((one, other) => other.day - one.day);
}
