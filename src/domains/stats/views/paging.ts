/** Pages of statistics tables. */
import type { GameTypeFilter } from '#domains/competition/constants.ts';
import type { LeagueId } from '#engine/ids.ts';
import { type AskedPage, type Pagination, paginationOf } from '#platform/calls/paging.ts';

export const PAGE_SIZE = 25;

/** Table, sort order and page. */
export interface StatsPage<Sort extends string> {
  leagueId: LeagueId;
  season: number;
  type: GameTypeFilter;
  sort: Sort;
  order: 'asc' | 'desc';
  /** Counts from 1. */
  page: number;
  /** Rows per page, for file exports. */
  size?: number;
}

export interface Paged<Row> {
  data: Row[];
  pagination: Pagination;
}

/** @param total rows on all pages; 0 on a page past the last one, which has no rows to tell it. */
export function pageOf<Row>(data: Row[], { page, size }: AskedPage, total: number): Paged<Row> {
  return { data, pagination: paginationOf(total, { page, size }) };
}
