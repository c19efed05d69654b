/** What a club would want added: the least that makes it accept a trade. */
import { WAYS_TRIED } from '#domains/trade/constants.ts';

/** One more asset of the asking club, as the other club values it. */
export interface Addition<T> {
  asset: T;
  /** Goals it is worth to the receiving club. */
  worth: number;
}

/**
 * Returns sufficient additions, smallest first; ties keep the given order.
 * @param isEnough whether the other club accepts the trade with these additions, and it is legal
 * @param most how many ways to return
 */
export function waysToYes<T>(
  additions: readonly Addition<T>[],
  isEnough: (adds: readonly T[]) => boolean,
  most: number,
): T[][] {
  const cheapFirst = [...additions].sort((one, other) => one.worth - other.worth);
  const useful = cheapFirst.filter(({ worth }) => worth > 0).slice(0, WAYS_TRIED.alone);
  const ways: T[][] = [];
  for (const { asset } of useful) {
    if (ways.length >= most) return ways;
    if (isEnough([asset])) ways.push([asset]);
  }
  if (ways.length > 0) return ways;
  const dear = useful.slice(-WAYS_TRIED.inPairs);
  const pairs = dear.flatMap((one, index) => dear.slice(index + 1).map((other) => [one, other] as const));
  pairs.sort((a, b) => a[0].worth + a[1].worth - b[0].worth - b[1].worth);
  for (const [one, other] of pairs) {
    if (ways.length >= most) break;
    if (isEnough([one.asset, other.asset])) ways.push([one.asset, other.asset]);
  }
  return ways;
}
