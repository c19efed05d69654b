import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
} from 'react';
import type { DataTableName } from '#domains/settings/constants.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '../icon.tsx';
import { Pager } from '../pager.tsx';
import { ColumnTools } from './column-menu.tsx';
import { type Column, nextSort, type Sort, sortRows } from './columns.ts';
import css from './data-table.module.css';
import { ExportButton } from './export-button.tsx';
import { type Arrangement, useArrangedColumns } from './use-arranged-columns.ts';
import { useOverflow } from './use-overflow.ts';

/** Tables with more rows than this draw only those in view. */
const VIRTUAL_FROM = 200;
/** Pixels; matches `--rs-row-height`. */
const ROW_HEIGHT = 34;
/** Rows drawn above and below the visible ones. */
const OVERSCAN = 12;

/**
 * Draws a dense table with a sticky name column and header, sorting by header clicks, and arrow keys between rows. The
 * header sticks to the window. A table too wide or too long for the window scrolls on its own: its header sticks to its
 * top edge, and a fade, an arrow and a count point to the hidden columns.
 * - `name` keys each user's column arrangement; tables with the same columns share it
 * - `label` describes the table to screen readers
 * - `sort` and `onSort` come from the URL (`useTableSort`); without them the rows keep their order
 * - `isServerSorted`: the rows arrive sorted and are not sorted again
 * - `set` picks one set of columns
 * - `csvName`: file name without extension; offers an export of the rows and columns shown
 * - `loadFile`: loads the rows to export when the table shows only some of them; the export then has all columns
 * - `total`: a row of totals below the others; text columns leave it blank
 * - `groupOf`: returns a row's group heading; rows of a group are adjacent; not for tables long enough to be virtual
 * - `pages`: the rows are one page; links to the other pages follow the table
 * - `isMarked` highlights rows, e.g. the user's team; `rowClass` adds a class, e.g. for lines between ranks
 */
export function DataTable<Row>({
  name,
  label,
  rows,
  columns,
  rowKey,
  sort,
  onSort,
  isServerSorted,
  set,
  csvName,
  loadFile,
  isMarked,
  rowClass,
  groupOf,
  total,
  empty,
  pages,
}: {
  name: DataTableName;
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  isServerSorted?: boolean;
  set?: string;
  csvName?: string;
  loadFile?: (() => Promise<readonly Row[]>) | undefined;
  isMarked?: (row: Row) => boolean;
  rowClass?: (row: Row, index: number) => string | undefined;
  groupOf?: ((row: Row) => string) | undefined;
  total?: { label: string; row: Row } | undefined;
  empty?: ReactNode;
  pages?: { currentPage: number; totalPages: number };
}) {
  const { t, i18n } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const arrangement = useArrangedColumns(name, columns, set);
  const { shown, widthOf } = arrangement;
  const sorted = useMemo(
    () => (isServerSorted ? rows : sortRows(rows, columns, sort, i18n.language)),
    [rows, columns, sort, isServerSorted, i18n.language],
  );
  const isVirtual = sorted.length > VIRTUAL_FROM;
  const overflow = useOverflow(scroller, rows.length > 0);
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    enabled: isVirtual,
  });
  const pager = pages && <Pager currentPage={pages.currentPage} totalPages={pages.totalPages} />;
  if (rows.length === 0) {
    return (
      <>
        <div className={css.empty}>{empty ?? t('table.empty')}</div>
        {pager}
      </>
    );
  }

  const drawn = isVirtual
    ? virtual.getVirtualItems().map(({ index }) => index)
    : Array.from(sorted, (_, index) => index);
  const above = isVirtual ? (virtual.getVirtualItems()[0]?.start ?? 0) : 0;
  const below = isVirtual ? virtual.getTotalSize() - (virtual.getVirtualItems().at(-1)?.end ?? 0) : 0;
  return (
    <>
      <ColumnTools label={label} columns={arrangement} overflow={overflow} scroller={scroller} />
      <div
        className={css.frame}
        data-before={overflow.before.length > 0 || undefined}
        data-after={overflow.after.length > 0 || undefined}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: groups no fields of a form */}
        <div
          ref={scroller}
          role="group"
          className={css.scroller}
          data-scrolling={isVirtual || overflow.isWide || undefined}
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
          tabIndex={0}
        >
          <table className={css.table} aria-rowcount={sorted.length + 1} onKeyDown={moveBetweenRows}>
            <thead>
              <tr>
                {shown.map((column) => (
                  <HeadCell
                    key={column.id}
                    column={column}
                    sort={sort}
                    onSort={onSort}
                    width={widthOf(column.id)}
                    onResize={arrangement.resize}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {above > 0 && <Gap height={above} span={shown.length} />}
              {drawn.map((index) => {
                const row = sorted[index];
                if (row === undefined) return null;
                return (
                  <Fragment key={rowKey(row)}>
                    {groupOf && <GroupHead of={groupOf} row={row} above={sorted[index - 1]} span={shown.length} />}
                    <tr
                      className={rowClass?.(row, index)}
                      data-marked={isMarked?.(row) || undefined}
                      aria-rowindex={index + 2}
                    >
                      {shown.map((column) => (
                        <BodyCell
                          key={column.id}
                          column={column}
                          row={row}
                          isSorted={sort?.by === column.id}
                          width={widthOf(column.id)}
                        />
                      ))}
                    </tr>
                  </Fragment>
                );
              })}
              {below > 0 && <Gap height={below} span={shown.length} />}
            </tbody>
            {total && (
              <tfoot>
                <tr className={css.total}>
                  {shown.map((column) => (
                    <TotalCell key={column.id} column={column} total={total} />
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      </div>
      {csvName && <ExportButton name={csvName} rows={sorted} columns={loadFile ? columns : shown} load={loadFile} />}
      {pager}
    </>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
  width,
  onResize,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  width: number | undefined;
  onResize: Arrangement<Row>['resize'];
}) {
  const sorted = sort?.by === column.id ? sort.order : undefined;
  const isSortable = onSort && !column.isUnsortable;
  return (
    <th
      scope="col"
      className={`${css.head} ${looksOf(column)}`}
      style={sized(width)}
      aria-sort={isSortable && sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      data-column={column.id}
      data-stuck={column.isLead || column.isName || undefined}
      data-tip={column.title}
    >
      {isSortable ? (
        <button
          type="button"
          className={css.sort}
          data-sorted={Boolean(sorted) || undefined}
          aria-label={column.title && `${column.header}, ${column.title}`}
          onClick={() => onSort(nextSort(column, sort))}
        >
          {column.header}
          {sorted && <Icon name={sorted === 'asc' ? 'up' : 'down'} size={14} />}
        </button>
      ) : (
        <span className={css.headWords}>{column.header}</span>
      )}
      {!column.isLead && <Grip onResize={(to) => onResize(column.id, to)} />}
    </th>
  );
}

/** The edge of a header cell that resizes the column when dragged; a double-click resets the width. */
function Grip({ onResize }: { onResize: (width: number | null) => void }) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const by = (event: PointerEvent) => event.clientX - (start.current?.x ?? event.clientX);
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 };
  };
  const end = (event: PointerEvent<HTMLSpanElement>) => {
    const moved = by(event);
    if (start.current && moved !== 0 && event.type === 'pointerup') onResize(start.current.width + moved);
    start.current = null;
    event.currentTarget.style.translate = '';
  };
  return (
    // Mouse only: keyboard and touch users have the column menu.
    <span
      aria-hidden
      className={css.grip}
      onPointerDown={begin}
      onPointerMove={(event) => {
        if (start.current) event.currentTarget.style.translate = `${by(event)}px`;
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(null)}
    />
  );
}

/** Returns styles that fix a column at the width the user has set. */
function sized(width: number | undefined): CSSProperties | undefined {
  return width === undefined ? undefined : { width, minWidth: width, maxWidth: width };
}

function BodyCell<Row>({
  column,
  row,
  isSorted,
  width,
}: {
  column: Column<Row>;
  row: Row;
  isSorted: boolean;
  width: number | undefined;
}) {
  const content = column.cell ? column.cell(row) : column.value(row);
  const shared = {
    className: `${css.cell} ${looksOf(column)} ${width === undefined ? '' : css.sized}`,
    style: sized(width),
  };
  if (column.isName) {
    return (
      <th scope="row" {...shared}>
        {content}
      </th>
    );
  }
  return (
    <td {...shared} data-sorted={isSorted || undefined}>
      {content}
    </td>
  );
}

function TotalCell<Row>({ column, total }: { column: Column<Row>; total: { label: string; row: Row } }) {
  if (column.isName) {
    return (
      <th scope="row" className={`${css.cell} ${looksOf(column)}`}>
        {total.label}
      </th>
    );
  }
  if (column.isText || column.isOfOneRow) return <td className={css.cell} />;
  return <BodyCell column={column} row={total.row} isSorted={false} width={undefined} />;
}

function looksOf<Row>({ isLead, isName, isText, isTight }: Column<Row>): string {
  const looks = [isLead && css.lead, isName && css.name, (isName || isText) && css.text, isTight && css.tight];
  return looks.filter(Boolean).join(' ');
}

/** The heading of a group, above its first row. */
function GroupHead<Row>({
  of,
  row,
  above,
  span,
}: {
  of: (row: Row) => string;
  row: Row;
  above: Row | undefined;
  span: number;
}) {
  const heading = of(row);
  if (above !== undefined && of(above) === heading) return null;
  return (
    <tr>
      <th scope="rowgroup" colSpan={span} className={css.group}>
        <span className={css.groupWords}>{heading}</span>
      </th>
    </tr>
  );
}

function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** Moves the focus to the same column's control in the next or previous row on arrow keys. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const cell =
    event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('tbody td, tbody th') : null;
  const body = cell?.parentElement?.parentElement;
  if (!step || !cell || !body) return;
  const rows = [...body.children];
  for (let at = rows.indexOf(cell.parentElement as Element) + step; rows[at]; at += step) {
    const control = rows[at]?.children[cell.cellIndex]?.querySelector<HTMLElement>('a, button, input');
    if (!control) continue;
    event.preventDefault();
    control.focus();
    return;
  }
}
