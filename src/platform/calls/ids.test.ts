import { expect, it } from 'vitest';
import { idsIn } from './ids.ts';

it('a list of ids holds each once, no invalid ones, and no more than the limit', () => {
  expect(idsIn('12,15,12,x,-3,0,1.5', 27)).toEqual([12, 15]);
  expect(idsIn('', 27)).toEqual([]);
  expect(idsIn('1,2,3,4', 3)).toEqual([1, 2, 3]);
});
