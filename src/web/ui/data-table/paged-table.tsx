import type { ComponentProps } from 'react';
import { Pager } from '../pager.tsx';
import { DataTable } from './data-table.tsx';

interface PagedTableProps<Row> extends ComponentProps<typeof DataTable<Row>> {
  pages: { currentPage: number; totalPages: number };
}

/** A table of which the server sends a page at a time, and the ways to the pages before and after. */
export function PagedTable<Row>({ pages: { currentPage, totalPages }, ...table }: PagedTableProps<Row>) {
  return (
    <>
      <DataTable {...table} />
      <Pager currentPage={currentPage} totalPages={totalPages} />
    </>
  );
}
