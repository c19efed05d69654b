/** What differs between two benches. */
import type { BenchChange } from '#engine/match/input.ts';

/** Returns whether two values are equal as JSON regardless of key order, since one may have been through the database. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export type Rearranged = 'goalie-changed' | 'lines' | 'tactics' | 'orders';

/** Returns what a bench does differently from now on; a change without orders leaves the previous ones in force. */
export function whatChanged(before: BenchChange, after: BenchChange): Rearranged[] {
  const { goalies, ...lines } = after.lineup;
  const { goalies: goaliesBefore, ...linesBefore } = before.lineup;
  const changed: Rearranged[] = [];
  if (goalies.SG !== goaliesBefore.SG) changed.push('goalie-changed');
  if (!isSame(lines, linesBefore)) changed.push('lines');
  if (!isSame(after.tactics, before.tactics)) changed.push('tactics');
  if (after.orders && !isSame(after.orders, before.orders ?? [])) changed.push('orders');
  return changed;
}
