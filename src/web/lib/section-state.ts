/** What a section of a screen has in the URL: filters, sorting and page, all of which can be set back to their defaults. */
import { useSearch } from '@tanstack/react-router';
import { useSetSearch } from './search-params.ts';

/** Which part of the screen one looks at is no filter. */
const PLACES: readonly string[] = ['tab', 'kind', 'team', 'redirect'];

/** Names of the parameters that a reset takes out. */
export function changedParams(search: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(search).filter((name) => search[name] !== undefined && !PLACES.includes(name));
}

/** Sets the section back to its defaults; null: that is how it stands. */
export function useReset(): (() => void) | null {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const setSearch = useSetSearch();
  const changed = changedParams(search);
  if (changed.length === 0) return null;
  return () => setSearch(Object.fromEntries(changed.map((name) => [name, undefined])));
}
