/// <reference path="./edmonds-blossom-fixed.d.ts" />
/**
 * Maximum-weight matching in a general graph (Edmonds 1965, Galil 1986): Matt Krick's translation of Joris van Rantwijk's
 * program. Its results are compared with all possible matchings of small graphs (`matching.test.ts`).
 */
import blossom from 'edmonds-blossom-fixed';

/** Two vertices that may be paired, and the weight of the pair: a whole number, small enough that four times it is exact. */
export interface Edge {
  one: number;
  other: number;
  weight: number;
}

/**
 * Returns the pairs of a matching of all vertices with the greatest sum of weights, or null if no matching covers them all.
 *
 * @param vertices number of vertices, numbered from 0
 */
export function perfectMatching(vertices: number, edges: readonly Edge[]): [one: number, other: number][] | null {
  if (vertices === 0) return [];
  const mates = blossom(
    edges.map(({ one, other, weight }) => [one, other, weight]),
    true,
  );
  const pairs: [number, number][] = [];
  for (let one = 0; one < vertices; one++) {
    const other = mates[one] ?? -1;
    if (other < 0) return null;
    if (one < other) pairs.push([one, other]);
  }
  return pairs;
}
