import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Edge, perfectMatching } from '#engine/competition/matching.ts';

const anyGraph = fc.integer({ min: 1, max: 5 }).chain((half) => {
  const vertices = half * 2;
  const all = Array.from({ length: vertices }, (_, one) =>
    Array.from({ length: vertices - one - 1 }, (_, index) => ({ one, other: one + 1 + index })),
  ).flat();
  return fc
    .tuple(fc.subarray(all, { minLength: half }), fc.constantFrom(3, 100, 2 ** 45))
    .chain(([edges, max]) =>
      fc
        .array(fc.integer({ min: 0, max }), { minLength: edges.length, maxLength: edges.length })
        .map((weights) => ({ vertices, edges: edges.map((edge, at) => ({ ...edge, weight: weights[at] ?? 0 })) })),
    );
});

/** Returns the greatest weight of all perfect matchings by brute force; null if there is none. */
function bestWeight(left: readonly number[], edges: readonly Edge[]): number | null {
  const [first, ...rest] = left;
  if (first === undefined) return 0;
  let best: number | null = null;
  for (const { one, other, weight } of edges) {
    if (one !== first || !rest.includes(other)) continue;
    const without = bestWeight(
      rest.filter((each) => each !== other),
      edges,
    );
    if (without !== null && (best === null || without + weight > best)) best = without + weight;
  }
  return best;
}

describe('a perfect matching', () => {
  it('has the greatest weight of all, for up to ten vertices', () => {
    fc.assert(
      fc.property(anyGraph, ({ vertices, edges }) => {
        const everybody = Array.from({ length: vertices }, (_, index) => index);
        const expected = bestWeight(everybody, edges);
        const pairs = perfectMatching(vertices, edges);
        if (expected === null) {
          expect(pairs).toBeNull();
          return;
        }
        expect(pairs?.flat().sort((one, other) => one - other)).toEqual(everybody);
        const weights = pairs?.map(([one, other]) => edges.find((e) => e.one === one && e.other === other)?.weight);
        expect(weights?.reduce((sum: number, weight) => sum + (weight ?? Number.NaN), 0)).toBe(expected);
      }),
      { numRuns: Number(process.env['MATCHINGS'] ?? 500) },
    );
  });

  it('of no vertices is empty', () => {
    expect(perfectMatching(0, [])).toEqual([]);
    expect(perfectMatching(2, [])).toBeNull();
  });
});
