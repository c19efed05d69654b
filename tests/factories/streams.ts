/** Calls that answer with server-sent events and do not end by themselves: who asks every call leaves them out. */
export function isStream({ path }: { path: string }): boolean {
  return path.endsWith('/live');
}
