/**
 * Columns as a user has arranged them: which ones stay in place, what a saved order means for today's columns, and
 * where a column can move to.
 */
import type { TableLayout } from '#domains/settings/constants.ts';
import type { Column } from './columns.ts';

/**
 * Returns the ids of the columns that say what a row is about: they are always shown, and no column moves past them. In
 * a table without such columns that is the first one.
 */
export function anchorsOf<Row>(columns: readonly Column<Row>[]): ReadonlySet<string> {
  const named = columns.filter(({ isLead, isName }) => isLead || isName);
  return new Set((named.some(({ isName }) => isName) ? named : [...named, ...columns.slice(0, 1)]).map(({ id }) => id));
}

/**
 * Returns whether a table's menu lists a column. Columns without a heading (buttons) and the column before the name are
 * not listed.
 */
export function isListed<Row>({ header, title, isLead }: Column<Row>): boolean {
  return !isLead && (title ?? header) !== '';
}

/** Returns every column's id in the saved order; a column added since then follows its predecessor in the table's own order. */
export function orderOf<Row>(columns: readonly Column<Row>[], kept: readonly string[] = []): string[] {
  const ids = columns.map(({ id }) => id);
  const order = kept.filter((id) => ids.includes(id));
  for (const [index, id] of ids.entries()) {
    if (order.includes(id)) continue;
    const before = ids[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

/**
 * Returns the column that a moving column trades places with; undefined if it is already the last on its side of the
 * anchors.
 * @param arranged columns in their order
 * @param step -1: left, 1: right
 */
export function neighborOf<Row>(
  arranged: readonly Column<Row>[],
  anchors: ReadonlySet<string>,
  id: string,
  step: -1 | 1,
): string | undefined {
  if (anchors.has(id)) return undefined;
  for (let at = arranged.findIndex((column) => column.id === id) + step; arranged[at]; at += step) {
    const next = arranged[at] as Column<Row>;
    if (anchors.has(next.id)) return undefined;
    if (isListed(next)) return next.id;
  }
  return undefined;
}

/** Returns the order after a column has moved past its neighbor. */
export function movedPast(order: readonly string[], id: string, neighbor: string, step: -1 | 1): string[] {
  const others = order.filter((other) => other !== id);
  others.splice(others.indexOf(neighbor) + (step > 0 ? 1 : 0), 0, id);
  return others;
}

/** Returns the valid part of a stored layout: the value may come from an older version, and local storage may hold anything. */
export function layoutOf(stored: unknown): TableLayout {
  if (typeof stored !== 'object' || stored === null) return {};
  const { hidden, order, widths } = stored as Record<string, unknown>;
  const isIds = (ids: unknown): ids is string[] => Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  const isWidths = (of: unknown): of is Record<string, number> =>
    typeof of === 'object' && of !== null && Object.values(of).every((width) => typeof width === 'number');
  return {
    ...(isIds(hidden) && { hidden }),
    ...(isIds(order) && { order }),
    ...(isWidths(widths) && { widths }),
  };
}

/** Returns a layout without the parts that arrange nothing, so that a layout equal to the default is empty. */
export function trimmed({ hidden = [], order = [], widths = {} }: TableLayout, own: readonly string[]): TableLayout {
  const isMoved = order.some((id, index) => id !== own[index]);
  return {
    ...(hidden.length > 0 && { hidden }),
    ...(isMoved && { order }),
    ...(Object.keys(widths).length > 0 && { widths }),
  };
}
