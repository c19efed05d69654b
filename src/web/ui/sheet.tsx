import { Children, type ReactNode } from 'react';

interface Props {
  className?: string | undefined;
  'aria-label'?: string;
  heads: readonly string[];
  /** A line below all others. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A small table to read: nothing in it is sorted, arranged or exported. */
export function Sheet({ heads, foot, children, ...table }: Props) {
  return (
    <table {...table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

/** A line of it. @param head what the line is about @param children a cell each */
export function SheetRow({ head, isOwn, children }: { head: ReactNode; isOwn?: boolean; children: ReactNode }) {
  return (
    <tr data-own={isOwn || undefined}>
      <th scope="row">{head}</th>
      {Children.map(children, (cell) => (
        <td>{cell}</td>
      ))}
    </tr>
  );
}
