import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import { type Column, columnsOf, nextSort, type Sort, sortRows } from './columns.ts';
import css from './data-table.module.css';
import { ExportButton } from './export-button.tsx';
import { useOverflow } from './use-overflow.ts';

/** Tables with more rows than this draw only those in view. */
const VIRTUAL_FROM = 200;
/** As --rs-row-height says. */
const ROW_HEIGHT = 34;
/** Rows drawn beyond the edges of the view. */
const OVERSCAN = 12;

/**
 * A dense, quiet table: sticky name column, a head that sticks to the window (to the table's own edge when it is too wide
 * or too long and scrolls by itself, with a fade and an arrow where columns are out of sight), sorting by clicking a head, arrow keys between rows.
 * - `label` says what the table holds
 * - `sort` and `onSort` come from the URL (`useTableSort`); without them the rows stay as given
 * - `isServerSorted`: the rows come sorted, do not sort again
 * - `set` picks the columns of one set
 * - `csvName`: file name without ending; offers the export of the shown rows and columns
 * - `total`: all rows together, below them; columns of words have nothing to say of it
 * - `isMarked` highlights rows, e.g. the own team; `rowClass` adds a class, e.g. for lines between places
 */
export function DataTable<Row>({
  label,
  rows,
  columns,
  rowKey,
  sort,
  onSort,
  isServerSorted,
  set,
  csvName,
  isMarked,
  rowClass,
  total,
  empty,
}: {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  isServerSorted?: boolean;
  set?: string;
  csvName?: string;
  isMarked?: (row: Row) => boolean;
  rowClass?: (row: Row, index: number) => string | undefined;
  total?: { label: string; row: Row } | undefined;
  empty?: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => columnsOf(columns, set), [columns, set]);
  const sorted = useMemo(
    () => (isServerSorted ? rows : sortRows(rows, columns, sort, i18n.language)),
    [rows, columns, sort, isServerSorted, i18n.language],
  );
  const isVirtual = sorted.length > VIRTUAL_FROM;
  const { isWide, before, after } = useOverflow(scroller, rows.length > 0);
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    enabled: isVirtual,
  });
  if (rows.length === 0) return <div className={css.empty}>{empty ?? t('table.empty')}</div>;

  const drawn = isVirtual
    ? virtual.getVirtualItems().map(({ index }) => index)
    : Array.from(sorted, (_, index) => index);
  const above = isVirtual ? (virtual.getVirtualItems()[0]?.start ?? 0) : 0;
  const below = isVirtual ? virtual.getTotalSize() - (virtual.getVirtualItems().at(-1)?.end ?? 0) : 0;
  return (
    <>
      <div className={css.frame} data-before={before || undefined} data-after={after || undefined}>
        {/* biome-ignore lint/a11y/useSemanticElements: groups no fields of a form */}
        <div
          ref={scroller}
          role="group"
          className={css.scroller}
          data-scrolling={isVirtual || isWide || undefined}
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <table className={css.table} aria-rowcount={sorted.length + 1} onKeyDown={moveBetweenRows}>
            <thead>
              <tr>
                {shown.map((column) => (
                  <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
                ))}
              </tr>
            </thead>
            <tbody>
              {above > 0 && <Gap height={above} span={shown.length} />}
              {drawn.map((index) => {
                const row = sorted[index];
                if (row === undefined) return null;
                return (
                  <tr
                    key={rowKey(row)}
                    className={rowClass?.(row, index)}
                    data-marked={isMarked?.(row) || undefined}
                    aria-rowindex={index + 2}
                  >
                    {shown.map((column) => (
                      <BodyCell key={column.id} column={column} row={row} isSorted={sort?.by === column.id} />
                    ))}
                  </tr>
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
      {csvName && <ExportButton name={csvName} rows={sorted} columns={shown} />}
    </>
  );
}

function HeadCell<Row>({ column, sort, onSort }: { column: Column<Row>; sort?: Sort; onSort?: (sort: Sort) => void }) {
  const isSorted = sort?.by === column.id;
  const className = `${css.head} ${looksOf(column)}`;
  if (!onSort || column.isUnsortable) {
    return (
      <th scope="col" className={className} data-tip={column.title}>
        <span className={css.headWords}>{column.header}</span>
      </th>
    );
  }
  const ariaSort = isSorted ? (sort.order === 'asc' ? 'ascending' : 'descending') : undefined;
  return (
    <th scope="col" className={className} aria-sort={ariaSort} data-tip={column.title}>
      <button
        type="button"
        className={css.sort}
        data-sorted={isSorted || undefined}
        aria-label={column.title && `${column.header}, ${column.title}`}
        onClick={() => onSort(nextSort(column, sort))}
      >
        {column.header}
        {isSorted && <Icon name={sort.order === 'asc' ? 'up' : 'down'} size={14} />}
      </button>
    </th>
  );
}

function BodyCell<Row>({ column, row, isSorted }: { column: Column<Row>; row: Row; isSorted: boolean }) {
  const content = column.cell ? column.cell(row) : column.value(row);
  if (column.isName) {
    return (
      <th scope="row" className={`${css.cell} ${looksOf(column)}`}>
        {content}
      </th>
    );
  }
  return (
    <td className={`${css.cell} ${looksOf(column)}`} data-sorted={isSorted || undefined}>
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
  return <BodyCell column={column} row={total.row} isSorted={false} />;
}

function looksOf<Row>({ isLead, isName, isText, isTight }: Column<Row>): string {
  const looks = [isLead && css.lead, isName && css.name, (isName || isText) && css.text, isTight && css.tight];
  return looks.filter(Boolean).join(' ');
}

function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** Arrow up and down move the focus to the same control of the next row. */
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
