/** Filters, tabs and pages in the URL, read with care: whatever somebody types there, a screen gets a value it knows. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type Changes, withNumbers } from './search-numbers.ts';

/** One of the choices; the first is the default, which the URL leaves out. */
export function useSearchChoice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const search: Record<string, unknown> = useSearch({ strict: false, structuralSharing: false });
  return choices.find((choice) => choice === search[name]) ?? choices[0];
}

/** A whole number from 1; undefined when there is none. */
export function useSearchNumber(name: string): number | undefined {
  const search: Record<string, unknown> = useSearch({ strict: false, structuralSharing: false });
  const value = Number(search[name]);
  return Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

/** Short text, e.g. of a filter; '' when there is none. */
export function useSearchText(name: string): string {
  const search: Record<string, unknown> = useSearch({ strict: false, structuralSharing: false });
  const value = search[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : '';
}

/** Changes some parameters and keeps the others; undefined takes one out. The place on the page stays. */
export function useSetSearch(): (changes: Changes) => void {
  const navigate = useNavigate();
  return useCallback(
    (changes) => {
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, ...withNumbers(changes) }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
}

/** A choice that stands in the URL, with the way to change it; the first is the default. */
export function useSearchState<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const setSearch = useSetSearch();
  const choice = useSearchChoice(name, choices);
  return [choice, (next) => setSearch({ [name]: next === choices[0] ? undefined : next })];
}
