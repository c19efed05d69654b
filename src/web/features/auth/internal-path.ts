/**
 * Returns a path within the app to return to after logging in; null for anything else, so that no link leads people
 * elsewhere.
 */
export function internalPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return null;
  return wanted.startsWith('/auth/') ? null : wanted;
}
