/** Correlation of two figures. */
import { meanOf } from '../spread.ts';

/** Returns Pearson's correlation; 0 where either figure is constant. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [first, second] = [meanOf(pairs.map(([one]) => one)), meanOf(pairs.map(([, two]) => two))];
  let [both, ones, twos] = [0, 0, 0];
  for (const [one, two] of pairs) {
    both += (one - first) * (two - second);
    ones += (one - first) ** 2;
    twos += (two - second) ** 2;
  }
  return ones === 0 || twos === 0 ? 0 : both / Math.sqrt(ones * twos);
}

/** Returns Spearman's correlation, that of the ranks; ties share the mean of their ranks. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const ones = ranksOf(pairs.map(([one]) => one));
  const twos = ranksOf(pairs.map(([, two]) => two));
  return correlation(ones.map((one, index) => [one, twos[index] ?? 0]));
}

function ranksOf(values: readonly number[]): number[] {
  const ordered = values.toSorted((one, two) => one - two);
  const places = new Map<number, { first: number; count: number }>();
  for (const [index, value] of ordered.entries()) {
    const known = places.get(value);
    if (known) known.count++;
    else places.set(value, { first: index, count: 1 });
  }
  return values.map((value) => {
    const { first, count } = places.get(value) ?? { first: 0, count: 1 };
    return first + (count - 1) / 2;
  });
}
