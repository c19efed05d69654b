/** The state of a screen's section in the URL: filters, sorting and page, all of which can be reset. */
import { useSearch } from '@tanstack/react-router';
import { useSetSearch } from './search-params.ts';

/** Parameters that choose a part of the screen are not filters. */
const PLACES: readonly string[] = ['tab', 'kind', 'team', 'view', 'redirect'];

/** Returns the parameters that a reset removes. @param own those of the section; absent: all but the ones above */
export function changedParams(search: Readonly<Record<string, unknown>>, own?: readonly string[]): string[] {
  const isOwn = (name: string) => own?.includes(name) ?? !PLACES.includes(name);
  return Object.keys(search).filter((name) => search[name] !== undefined && isOwn(name));
}

/** Returns a function that resets the section to its defaults; null if it is at its defaults. */
export function useReset(own?: readonly string[]): (() => void) | null {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const setSearch = useSetSearch();
  const changed = changedParams(search, own);
  if (changed.length === 0) return null;
  return () => setSearch(Object.fromEntries(changed.map((name) => [name, undefined])));
}
