/** The search of players as it stands in the URL: one parameter a filter, named as the call names it. */
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { z } from 'zod';
import { playerFilters } from '#domains/search/contract.ts';

export type Filters = z.input<typeof playerFilters>;
export type FilterName = keyof Filters & string;

/** Every filter but the name and the position, which are always in sight. */
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

/** The filters of the URL that the call would take; whatever else stands there does not count. */
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
    return Object.fromEntries(known) as Filters; // each has passed the shape of its name
  }, [search]);
}

/** How many of the further filters are set. */
export function countOfFurther(filters: Filters): number {
  return FURTHER_FILTERS.filter((name) => filters[name] !== undefined).length;
}
