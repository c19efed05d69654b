/** What items of a desk say. Their rank among the others has tests of its own (`club/rules/desk-rows.test.ts`). */

interface Item {
  kind: string;
  params: unknown;
  path: string;
}

/** Returns items without their rank. */
export function said(items: readonly Item[]): Item[] {
  return items.map(({ kind, params, path }) => ({ kind, params, path }));
}
