/** The slowest parts of a test run, so that a suite which grows too slow shows where. */

export interface Timed {
  what: string;
  ms: number;
}

const SHOWN = 10;

/** Returns the ten longest, longest first, a line each; nothing where there is nothing. */
export function slowestLines(title: string, timed: readonly Timed[]): string[] {
  const slowest = timed
    .filter(({ ms }) => ms >= 1)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SHOWN);
  const lines = slowest.map(({ what, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${what}`);
  return lines.length === 0 ? [] : [`Slowest ${title}:`, ...lines];
}
