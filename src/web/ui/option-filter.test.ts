import { expect, it } from 'vitest';
import { foldedOptions } from './option-filter.ts';

it('a searchable field finds options with any accents, in groups or not', () => {
  const options = [
    { value: '1', label: 'Mika Mäki' },
    {
      group: 'Free agents',
      items: [
        { value: '2', label: 'Пётр Ильин' },
        { value: '3', label: 'Ann Makinen' },
      ],
    },
  ];
  const found = (search: string) => foldedOptions({ options, search, limit: 5 });
  expect(found('maki')).toEqual([options[0], { group: 'Free agents', items: [{ value: '3', label: 'Ann Makinen' }] }]);
  expect(found('Петр')).toEqual([{ group: 'Free agents', items: [{ value: '2', label: 'Пётр Ильин' }] }]);
});
