/** What a section of a screen has in the URL: filters, sorting and page, all of which can be set back to their defaults. */
import { useSearch } from '@tanstack/react-router';
import { useSetSearch } from './search-params.ts';

/** Which part of the screen one looks at is no filter. */
const PLACES: readonly string[] = ['tab', 'kind', 'team', 'view', 'redirect'];

/** Names of the parameters that a reset takes out. @param own those of the section; without, all that say no place */
export function changedParams(search: Readonly<Record<string, unknown>>, own?: readonly string[]): string[] {
  const isOwn = (name: string) => own?.includes(name) ?? !PLACES.includes(name);
  return Object.keys(search).filter((name) => search[name] !== undefined && isOwn(name));
}

/** Sets the section back to its defaults; null: that is how it stands. */
export function useReset(own?: readonly string[]): (() => void) | null {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const setSearch = useSetSearch();
  const changed = changedParams(search, own);
  if (changed.length === 0) return null;
  return () => setSearch(Object.fromEntries(changed.map((name) => [name, undefined])));
}
