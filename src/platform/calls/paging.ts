/** Lists that are answered page by page. */

export interface Pagination {
  /** Counts from 1. */
  currentPage: number;
  /** At least 1: an empty list has one empty page. */
  totalPages: number;
  /** Rows on all pages. */
  total: number;
}

export interface AskedPage {
  /** Counts from 1. */
  page: number;
  /** Rows per page. */
  size: number;
}

/** Returns what a page says about the list that it is cut from. */
export function paginationOf(total: number, { page, size }: AskedPage): Pagination {
  return { currentPage: page, totalPages: Math.max(1, Math.ceil(total / size)), total };
}

export interface Page<Row> {
  rows: Row[];
  pagination: Pagination;
}

/** Returns one page of a whole list; one past the last is empty. */
export function cutPage<Row>(all: readonly Row[], { page, size }: AskedPage): Page<Row> {
  return { rows: all.slice((page - 1) * size, page * size), pagination: paginationOf(all.length, { page, size }) };
}
