import type { ReactNode } from 'react';
import { separatorsOf } from '#web/lib/number-text.ts';

export type SortOrder = 'asc' | 'desc';

export interface Sort {
  by: string;
  order: SortOrder;
}

/** One column of a DataTable. */
export interface Column<Row> {
  id: string;
  /** Short heading, e.g. 'GP'; units belong here. */
  header: string;
  /** The short heading spelled out, e.g. 'Games played'. */
  title?: string;
  /** The value to sort by and to export. */
  value: (row: Row) => string | number | null;
  /** What the cell shows, if that is more than the value. */
  cell?: (row: Row) => ReactNode;
  /** Names the row: sticks to the left edge. At most one column of a table. */
  isName?: boolean;
  /** Precedes the name and sticks with it, e.g. the rating. The first column, where the second names the row. */
  isLead?: boolean;
  /** Narrow spacing, for one of many two-digit columns. */
  isTight?: boolean;
  /** Left-aligned words; columns are right-aligned numbers otherwise. */
  isText?: boolean;
  /** Cannot be sorted, e.g. a column of buttons. */
  isUnsortable?: boolean;
  /** The sort order of the first click; default: words ascending, numbers descending. */
  firstOrder?: SortOrder;
  /** Left blank in the row of totals. */
  isOfOneRow?: boolean;
  /** Column sets that include it; absent: all of them. */
  sets?: readonly string[];
}

/** The columns of one set, in their order. */
export function columnsOf<Row>(columns: readonly Column<Row>[], set?: string): readonly Column<Row>[] {
  return set === undefined ? columns : columns.filter((column) => !column.sets || column.sets.includes(set));
}

export function firstOrderOf<Row>(column: Column<Row>): SortOrder {
  return column.firstOrder ?? (column.isName || column.isText ? 'asc' : 'desc');
}

/** The sort after a click on a column's heading: its first order, then the other one. */
export function nextSort<Row>(column: Column<Row>, current: Sort | undefined): Sort {
  if (current?.by !== column.id) return { by: column.id, order: firstOrderOf(column) };
  return { by: column.id, order: current.order === 'asc' ? 'desc' : 'asc' };
}

/** Sorted copy: rows without a value come last in either order, equal rows keep their places. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  locale: string,
): readonly Row[] {
  const column = sort && columns.find(({ id }) => id === sort.by);
  if (!sort || !column) return rows;
  const words = new Intl.Collator(locale, { numeric: true });
  const direction = sort.order === 'asc' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [column.value(one), column.value(other)];
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    const compared = typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b));
    return compared * direction;
  });
}

/**
 * The table as CSV (RFC 4180) for spreadsheets of a language: where that writes "12,5", semicolons separate the cells.
 * Cells that a spreadsheet would run as a formula are disarmed.
 */
export function csvOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[], locale: string): string {
  const exported = columns.filter((column) => !column.isUnsortable);
  const { decimal } = separatorsOf(locale);
  const line = (cells: readonly (string | number | null)[]) =>
    cells.map((cell) => csvCell(cell, decimal)).join(decimal === ',' ? ';' : ',');
  const head = line(exported.map((column) => column.title ?? column.header));
  return [head, ...rows.map((row) => line(exported.map((column) => column.value(row))))].join('\r\n');
}

function csvCell(value: string | number | null, decimal: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
