/** A table of statistics: ours beside the real ones, with the band that they have to stay in. */
export interface Target {
  key: string;
  label: string;
  real: number;
  /** Half the width of the band. */
  spread: number;
  digits: number;
}

export interface Row {
  statistic: string;
  ours: number;
  real: number;
  spread: number;
  holds: boolean;
  digits: number;
}

export function rowOf(target: Target, ours: number): Row {
  return {
    statistic: target.label,
    ours,
    real: target.real,
    spread: target.spread,
    holds: Math.abs(ours - target.real) <= target.spread,
    digits: target.digits,
  };
}

/** @param table by key of the targets; what it lacks counts as 0. */
export function rowsOf(targets: readonly Target[], table: Readonly<Record<string, number>>): Row[] {
  return targets.map((target) => rowOf(target, table[target.key] ?? 0));
}

export function target(key: string, label: string, real: number, spread: number, digits = 2): Target {
  return { key, label, real, spread, digits };
}

/** The band of a statistic whose spread between seasons nobody has published: 5 %, and no finer than the figure is published. */
export function within5(key: string, label: string, real: number, digits = 2): Target {
  return target(key, label, real, Math.max(Math.abs(real) * 0.05, halfLastDigit(real)), digits);
}

/** What 9 %, or .7 %, was rounded by. */
function halfLastDigit(figure: number): number {
  const decimals = String(figure).split('.')[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals;
}

/** A band given by its ends. */
export function between(key: string, label: string, [least, most]: readonly [number, number], digits = 2): Target {
  return target(key, label, (least + most) / 2, Math.abs(most - least) / 2, digits);
}

/** The table as lines of text. */
export function rowsText(rows: readonly Row[]): string {
  const width = Math.max(...rows.map((row) => row.statistic.length));
  const lines = rows.map((row) =>
    [
      row.statistic.padEnd(width),
      row.ours.toFixed(row.digits).padStart(9),
      row.real.toFixed(row.digits).padStart(9),
      `± ${row.spread.toFixed(row.digits)}`.padStart(9),
      row.holds ? '  holds' : '  NO',
    ].join(''),
  );
  return [`${'statistic'.padEnd(width)}     ours     real   spread  holds`, ...lines].join('\n');
}
