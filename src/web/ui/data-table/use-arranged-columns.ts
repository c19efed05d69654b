import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { COLUMN_WIDTH, type DataTableName, type TableLayout } from '#domains/settings/constants.ts';
import { anchorsOf, movedPast, neighborOf, orderOf, trimmed } from './arrange.ts';
import { type Column, columnsOf } from './columns.ts';
import { useTableLayout } from './use-table-layout.ts';

const features = tableFeatures({ columnOrderingFeature, columnSizingFeature, columnVisibilityFeature });

type Updater<State> = State | ((before: State) => State);
const updated = <State>(updater: Updater<State>, before: State): State =>
  updater instanceof Function ? updater(before) : updater;

/** What a table shows of its columns, and what its menu does to them. */
export interface Arrangement<Row> {
  /** Columns of the set in their order, hidden ones too. */
  arranged: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  isArranged: boolean;
  isShown: (id: string) => boolean;
  canHide: (id: string) => boolean;
  /** The width chosen by the user, in pixels; undefined: as wide as the column needs. */
  widthOf: (id: string) => number | undefined;
  show: (id: string, isShown: boolean) => void;
  /** Returns a function that moves a column past its neighbor on that side; undefined if there is no neighbor. */
  mover: (id: string, step: -1 | 1) => (() => void) | undefined;
  /** `null`: as wide as the column needs. */
  resize: (id: string, width: number | null) => void;
  reset: () => void;
}

/** Returns a table's columns as its user has arranged them. TanStack Table holds them; saving them is up to us. */
export function useArrangedColumns<Row>(
  name: DataTableName,
  columns: readonly Column<Row>[],
  set: string | undefined,
): Arrangement<Row> {
  const [layout, keep] = useTableLayout(name);
  const inSet = useMemo(() => columnsOf(columns, set), [columns, set]);
  const anchors = useMemo(() => anchorsOf(columns), [columns]);
  const definitions = useMemo(
    () =>
      inSet.map(({ id }) => ({
        id,
        enableHiding: !anchors.has(id),
        minSize: COLUMN_WIDTH.min,
        maxSize: COLUMN_WIDTH.max,
      })),
    [inSet, anchors],
  );
  const state = useMemo(() => stateOf(columns, layout, anchors), [columns, layout, anchors]);
  const { columnOrder, columnVisibility, columnSizing } = state;
  const change = (part: TableLayout) => keep(trimmed({ ...layout, ...part }, orderOf(columns)));
  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    state,
    onColumnOrderChange: (updater) => change({ order: updated(updater, columnOrder) }),
    onColumnVisibilityChange: (updater) => {
      const visible = Object.entries(updated(updater, columnVisibility));
      change({ hidden: visible.flatMap(([id, isVisible]) => (isVisible ? [] : [id])) });
    },
    onColumnSizingChange: (updater) => change({ widths: updated(updater, columnSizing) }),
  });
  const byId = new Map(inSet.map((column) => [column.id, column]));
  const ours = (held: readonly { id: string }[]) => held.flatMap(({ id }) => byId.get(id) ?? []);
  const arranged = ours(table.getAllLeafColumns());
  return {
    arranged,
    shown: ours(table.getVisibleLeafColumns()),
    isArranged: Object.keys(layout).length > 0,
    isShown: (id) => table.getColumn(id)?.getIsVisible() ?? false,
    canHide: (id) => table.getColumn(id)?.getCanHide() ?? false,
    widthOf: (id) => (Object.hasOwn(columnSizing, id) ? table.getColumn(id)?.getSize() : undefined),
    show: (id, isShown) => table.getColumn(id)?.toggleVisibility(isShown),
    mover: (id, step) => {
      const neighbor = neighborOf(arranged, anchors, id, step);
      return neighbor === undefined
        ? undefined
        : () => table.setColumnOrder(movedPast(columnOrder, id, neighbor, step));
    },
    resize: (id, width) =>
      table.setColumnSizing(({ [id]: _before, ...others }) =>
        width === null ? others : { ...others, [id]: Math.round(within(width)) },
      ),
    reset: () => keep({}),
  };
}

/** TanStack Table holds only the columns here; the rows stay with the table that draws them, sorted by the URL. */
const NO_ROWS: never[] = [];

const within = (width: number) => Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, width));

function stateOf<Row>(
  columns: readonly Column<Row>[],
  { hidden = [], order, widths = {} }: TableLayout,
  anchors: ReadonlySet<string>,
) {
  const hideable = hidden.filter((id) => !anchors.has(id));
  return {
    columnOrder: orderOf(columns, order),
    columnVisibility: Object.fromEntries(hideable.map((id) => [id, false])) as Record<string, boolean>,
    columnSizing: widths,
  };
}
