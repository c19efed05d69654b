import { expect, it } from 'vitest';
import type { OfferedTerms } from '#engine/market/terms.ts';
import { openAsks } from './open-asks.ts';

const terms = (seasons: number, salary: number): OfferedTerms => ({
  salaries: Array<number>(seasons).fill(salary),
  signingBonus: 0,
  clause: 'none',
});
const asks = [terms(1, 1_200_000), terms(3, 1_000_000), terms(6, 1_100_000)];

it('the ask is shown until he has answered an offer', () => {
  expect(openAsks({ asks, counter: null })).toEqual(asks);
});

it('the ask disappears once he would sign for less at that length', () => {
  const counter = terms(3, 900_000);
  expect(openAsks({ asks, counter })).toEqual([counter, asks[0], asks[2]]);
});

it('a lower ask he has named still counts', () => {
  const counter = terms(3, 1_050_000);
  expect(openAsks({ asks, counter })).toEqual([asks[1], asks[0], asks[2]]);
});
