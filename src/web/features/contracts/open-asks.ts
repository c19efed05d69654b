import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';

/**
 * Returns what a player would sign today, his latest ask first: one price for each length. An earlier ask is kept only
 * if it is no higher than his latest.
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
