import { describe, expect, it } from 'vitest';
import { asFractions, fractions, wholes } from '#engine/match/lists.ts';

describe('lists of numbers', () => {
  it('start with zeros', () => {
    expect(fractions(3)).toEqual([0, 0, 0]);
    expect(wholes(2)).toEqual([0, 0]);
  });

  it('are copied by value, and a copy leaves the original alone', () => {
    const given = [1, 2];
    const list = asFractions(given);
    expect(list).toEqual([1, 2]);
    list[0] = 7;
    expect(given).toEqual([1, 2]);
  });
});
