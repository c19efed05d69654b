import { createElement, type Key, type ReactNode } from 'react';
import css from './sheet.module.css';

type Cells = readonly [name: ReactNode, ...values: ReactNode[]];

/** A row: its key, its name, and its values. */
export type SheetLine = readonly [key: Key, ...cells: Cells];

interface SheetProps {
  head: readonly ReactNode[];
  rows: readonly SheetLine[];
  foot?: Cells;
  label?: string | undefined;
  caption?: string;
  /** Without padding, up to the edges of its card. */
  flush?: boolean;
  /** The values are words and are left-aligned. */
  words?: boolean;
  /** The key of the user's own row. */
  own?: Key | null;
}

/** A small table: names and their values, with sums below. Tables that sort and scroll use DataTable. */
export function Sheet({ head, rows, foot, label, caption, flush, words, own }: SheetProps) {
  const headings = head.map((heading) =>
    createElement(heading ? 'th' : 'td', heading ? { scope: 'col' } : null, heading),
  );
  return (
    <table className={css.sheet} aria-label={label} data-flush={flush} data-words={words}>
      {caption && <caption>{caption}</caption>}
      <thead>{createElement('tr', null, ...headings)}</thead>
      <tbody>
        {rows.map(([key, ...cells]) => (
          <SheetRow key={key} cells={cells} isOwn={key === own} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <SheetRow cells={foot} />
        </tfoot>
      )}
    </table>
  );
}

function SheetRow({ cells: [name, ...values], isOwn }: { cells: Cells; isOwn?: boolean }) {
  const cells = values.map((value) => createElement('td', null, value));
  return createElement('tr', { 'data-own': isOwn || undefined }, <th scope="row">{name}</th>, ...cells);
}
