import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Sort } from './columns.ts';

/**
 * Returns the sort of a screen's table, kept in the URL as `sort` and `order`; the default leaves the URL bare. A
 * second table on the screen uses other parameters, e.g. `goalies-sort`, by `prefix`.
 */
export function useTableSort(initial: Sort, prefix = ''): [Sort, (sort: Sort) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [by, order] = [search[`${prefix}sort`], search[`${prefix}order`]];
  const sort = useMemo<Sort>(
    () => ({
      by: typeof by === 'string' ? by : initial.by,
      order: order === 'asc' || order === 'desc' ? order : initial.order,
    }),
    [by, order, initial.by, initial.order],
  );
  const setSort = useCallback(
    (next: Sort) => {
      const isInitial = next.by === initial.by && next.order === initial.order;
      const params = {
        [`${prefix}sort`]: isInitial ? undefined : next.by,
        [`${prefix}order`]: isInitial ? undefined : next.order,
        page: undefined,
      };
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, ...params }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, prefix, initial.by, initial.order],
  );
  return [sort, setSort];
}
