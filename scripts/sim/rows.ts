/** A table of statistics: ours beside the real ones, with the band that they must stay in. */
import { TOLERATED_ERRORS } from './sampling.ts';

export interface Target {
  key: string;
  label: string;
  real: number;
  /** Half the width of the band. */
  spread: number;
  digits: number;
}

export interface Row {
  key: string;
  statistic: string;
  ours: number;
  real: number;
  spread: number;
  /** Standard error of ours; 0 where it is unknown. */
  error: number;
  /** Within the band, or outside it by no more than chance explains. */
  holds: boolean;
  digits: number;
}

export function rowOf(target: Target, ours: number, error = 0): Row {
  return {
    key: target.key,
    statistic: target.label,
    ours,
    real: target.real,
    spread: target.spread,
    error,
    holds: outside({ ours, ...target }) <= TOLERATED_ERRORS * error,
    digits: target.digits,
  };
}

/** Returns the distance from its band; 0 within it. */
function outside({ ours, real, spread }: Pick<Row, 'ours' | 'real' | 'spread'>): number {
  return Math.max(0, Math.abs(ours - real) - spread);
}

/**
 * @param table by key of the targets; missing figures count as 0.
 * @param errors standard errors by the same keys.
 */
export function rowsOf(
  targets: readonly Target[],
  table: Readonly<Record<string, number>>,
  errors: Readonly<Record<string, number>> = {},
): Row[] {
  return targets.map((target) => rowOf(target, table[target.key] ?? 0, errors[target.key]));
}

export function target(key: string, label: string, real: number, spread: number, digits = 2): Target {
  return { key, label, real, spread, digits };
}

/**
 * Returns a target with a band of 5 %, for a statistic whose spread between seasons is not published; no finer than the figure is
 * published.
 */
export function within5(key: string, label: string, real: number, digits = 2): Target {
  return target(key, label, real, Math.max(Math.abs(real) * 0.05, halfLastDigit(real)), digits);
}

/** Returns half the last published digit, of 9 % or .7 %. */
function halfLastDigit(figure: number): number {
  const decimals = String(figure).split('.')[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals;
}

/** Returns a target given by the ends of its band. */
export function between(key: string, label: string, [least, most]: readonly [number, number], digits = 2): Target {
  return target(key, label, (least + most) / 2, Math.abs(most - least) / 2, digits);
}

/** Returns the table as lines of text. */
export function rowsText(rows: readonly Row[]): string {
  const width = Math.max(...rows.map((row) => row.statistic.length));
  const lines = rows.map((row) =>
    [
      row.statistic.padEnd(width),
      row.ours.toFixed(row.digits).padStart(9),
      row.real.toFixed(row.digits).padStart(9),
      `± ${row.spread.toFixed(row.digits)}`.padStart(9),
      (row.error === 0 ? '' : row.error.toFixed(row.digits + 1)).padStart(9),
      verdict(row),
    ].join(''),
  );
  return [`${'statistic'.padEnd(width)}     ours     real   spread    error  holds`, ...lines].join('\n');
}

function verdict(row: Row): string {
  if (!row.holds) return '  NO';
  return outside(row) === 0 ? '  holds' : '  holds (by chance outside)';
}

/** Returns how many rows hold, and how many of them only because chance may have moved them out of their bands. */
export function heldText(rows: readonly Row[]): string {
  const held = rows.filter((row) => row.holds);
  const outOfBand = held.filter((row) => outside(row) > 0).length;
  const text = `${held.length} of ${rows.length} rows hold`;
  return outOfBand === 0
    ? text
    : `${text} (${outOfBand} outside their band by less than ${TOLERATED_ERRORS} standard errors)`;
}
