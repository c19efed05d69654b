/**
 * Returns whether a call answers with server-sent events and does not end by itself; tests that make every call leave these out.
 */
export function isStream({ path }: { path: string }): boolean {
  return path.endsWith('/live');
}
