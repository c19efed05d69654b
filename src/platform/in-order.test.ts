import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

const names = (...things: { name: string; after?: string[] }[]) => inOrder(things).map(({ name }) => name);

describe('things in order', () => {
  it('come behind what they come after, and otherwise stay as they were given', () => {
    expect(names({ name: 'a', after: ['c'] }, { name: 'b' }, { name: 'c' }, { name: 'd' })).toEqual([
      'b',
      'c',
      'a',
      'd',
    ]);
    expect(names({ name: 'a' }, { name: 'b' })).toEqual(['a', 'b']);
  });

  it('are refused when one comes after something that is not there', () => {
    expect(() => names({ name: 'a', after: ['wages'] })).toThrow('a comes after wages, which is not there');
  });

  it('are refused when they wait for one another', () => {
    expect(() => names({ name: 'a', after: ['b'] }, { name: 'b', after: ['a'] }, { name: 'c' })).toThrow('a, b');
  });

  it('are refused when two have one name', () => {
    expect(() => names({ name: 'a' }, { name: 'a' })).toThrow('twice');
  });
});
