import { expect, it } from 'vitest';
import { playerFilters } from '#domains/search/contract.ts';
import { newcomers, setFilters } from './rules.ts';

it('a search address holds the set filters, and restores the same search', () => {
  const asked = { name: 'berg', minAge: 18, maxAge: 22, skills: 'skating:70-99', faRetiringOnly: 'true' } as const;
  const filters = playerFilters.parse(asked);
  expect(setFilters(filters)).toEqual(asked);
  expect(playerFilters.parse(setFilters(filters))).toEqual(filters);
  expect(setFilters(playerFilters.parse({}))).toEqual({});
});

it('a player who matched before is not new, and the best new match comes first', () => {
  expect(newcomers([{ id: 3 }, { id: 1 }, { id: 2 }], [1, 9])).toEqual([{ id: 3 }, { id: 2 }]);
});
