import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

const names = (...things: { name: string; after?: string[] }[]) => inOrder(things).map(({ name }) => name);

describe('an ordered list', () => {
  it('puts items after those they name, and otherwise keeps their order', () => {
    expect(names({ name: 'a', after: ['c'] }, { name: 'b' }, { name: 'c' }, { name: 'd' })).toEqual([
      'b',
      'c',
      'a',
      'd',
    ]);
    expect(names({ name: 'a' }, { name: 'b' })).toEqual(['a', 'b']);
  });

  it('is refused when an item names a missing one', () => {
    expect(() => names({ name: 'a', after: ['wages'] })).toThrow('a comes after wages, which is not there');
  });

  it('is refused when items wait for one another', () => {
    expect(() => names({ name: 'a', after: ['b'] }, { name: 'b', after: ['a'] }, { name: 'c' })).toThrow('a, b');
  });

  it('is refused when two items share a name', () => {
    expect(() => names({ name: 'a' }, { name: 'a' })).toThrow('twice');
  });
});
