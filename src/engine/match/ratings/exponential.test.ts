import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growth } from '#engine/match/ratings/exponential.ts';

describe('the exponential function', () => {
  it('is e to the given power, within a hundredth of a percent', () => {
    fc.assert(
      fc.property(fc.double({ min: -3, max: 3, noNaN: true }), (x) => {
        expect(Math.abs(growth(x) / Math.exp(x) - 1)).toBeLessThan(0.0001);
      }),
    );
  });
});
