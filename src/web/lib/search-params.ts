/** Filters, tabs and pages in the URL, read with care: no matter what is typed there, a screen gets a value it knows. */

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { cutText } from '#engine/graphemes.ts';
import { type Changes, withNumbers } from './search-numbers.ts';

/** Returns one of the choices; the first is the default, which the URL leaves out. */
export function useSearchChoice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const search: Record<string, unknown> = useSearch({ strict: false, structuralSharing: false });
  return choices.find((choice) => choice === search[name]) ?? choices[0];
}

/** Returns a whole number from 1; undefined if there is none. */
export function useSearchNumber(name: string): number | undefined {
  const search: Record<string, unknown> = useSearch({ strict: false, structuralSharing: false });
  const value = Number(search[name]);
  return Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

/** Returns a short text, e.g. of a filter; '' if there is none. */
export function useSearchText(name: string): string {
  const search: Record<string, unknown> = useSearch({ strict: false, structuralSharing: false });
  const value = search[name];
  return typeof value === 'string' || typeof value === 'number' ? cutText(String(value), 200) : '';
}

/** Returns a function that changes some parameters and keeps the others; undefined removes one. The scroll position stays. */
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

/** Returns a choice that is kept in the URL, and a function that changes it; the first is the default. */
export function useSearchState<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const setSearch = useSetSearch();
  const choice = useSearchChoice(name, choices);
  return [choice, (next) => setSearch({ [name]: next === choices[0] ? undefined : next })];
}
