import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';

/**
 * Returns what a player would sign today, his last word first: one price for each length. What he has asked for before stands
 * only where it is no dearer than what he has come down to.
 */
export function openAsks({
  asks,
  counter,
}: {
  asks: readonly OfferedTerms[];
  counter: OfferedTerms | null;
}): OfferedTerms[] {
  if (!counter) return [...asks];
  const sameLength = asks.find(({ salaries }) => salaries.length === counter.salaries.length);
  const others = asks.filter((ask) => ask !== sameLength);
  return [sameLength && averageOf(sameLength) < averageOf(counter) ? sameLength : counter, ...others];
}
