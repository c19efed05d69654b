import { describe, expect, it } from 'vitest';
import { asFractions, fractions, setAll, wholes } from '#engine/match/lists.ts';

describe('lists of numbers', () => {
  it('begin with nothing in every place', () => {
    expect(fractions(3)).toEqual([0, 0, 0]);
    expect(wholes(2)).toEqual([0, 0]);
  });

  it('take a value in every place, and copies leave what they were made of', () => {
    const given = [1, 2];
    const list = asFractions(given);
    setAll(list, 7);
    expect(list).toEqual([7, 7]);
    expect(given).toEqual([1, 2]);
  });
});
