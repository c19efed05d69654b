import { expect, it } from 'vitest';
import { moved } from './ranking.ts';

it('moving an entry up or down keeps the order of the others', () => {
  expect(moved([1, 2, 3, 4], 2, 0)).toEqual([3, 1, 2, 4]);
  expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  expect(moved([1, 2, 3, 4], 3, 2)).toEqual([1, 2, 4, 3]);
  expect(moved([1, 2], 5, 0)).toEqual([1, 2]);
});
