import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { withNumbers } from './search-numbers.ts';

const written = (typed: string) => defaultStringifySearch(withNumbers({ name: typed }));

describe('text typed into a filter', () => {
  it.each(['07', '7', '0', '00', '007', '70', '1e5', '-3', '1.50', '12345678901', 'O’Neil 7', 'null', '"7"'])(
    'is still %s when it is read back from the address',
    (typed) => {
      const read: Record<string, unknown> = defaultParseSearch(written(typed));
      expect(String(read.name)).toBe(typed);
    },
  );

  it('is stored without quotation marks, even when it is a number', () => {
    expect(written('7')).toBe('?name=7');
    expect(written('07')).toBe('?name=07');
  });

  it('leaves other values unchanged', () => {
    expect(withNumbers({ page: 3, name: undefined, view: 'games' })).toEqual({
      page: 3,
      name: undefined,
      view: 'games',
    });
  });
});
