/** The player search in the URL: one parameter per filter, named as in the call. */
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { z } from 'zod';
import { playerFilters } from '#domains/search/contract.ts';

export type Filters = z.input<typeof playerFilters>;
export type FilterName = keyof Filters & string;

/** Every filter but the name and the position, which are always visible. */
export const FURTHER_FILTERS = [
  'minOverall',
  'maxOverall',
  'minAge',
  'maxAge',
  'minSalary',
  'maxSalary',
  'minYears',
  'maxYears',
  'minXp',
  'maxXp',
  'minTraining',
  'maxTraining',
  'minMatch',
  'maxMatch',
  'nation',
  'special',
  'level',
  'league',
  'skills',
  'faRetiringOnly',
] as const satisfies readonly FilterName[];

/** Returns the filters in the URL that the call accepts; anything else there is ignored. */
export function useFilters(): Filters {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return useMemo(() => {
    const known = Object.entries(playerFilters.shape).flatMap(([name, shape]) => {
      const given = search[name];
      if (given === undefined) return [];
      return shape.safeParse(typeof given === 'number' && name === 'name' ? String(given) : given).success
        ? [[name, name === 'name' ? String(given) : given]]
        : [];
    });
    return Object.fromEntries(known) as Filters; // each has passed its own schema
  }, [search]);
}

/** Returns the number of further filters that are set. */
export function countOfFurther(filters: Filters): number {
  return FURTHER_FILTERS.filter((name) => filters[name] !== undefined).length;
}
