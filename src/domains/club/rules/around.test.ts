import { expect, it } from 'vitest';
import { meanOf, rowsAround } from '#domains/club/rules/around.ts';

const table = Array.from({ length: 20 }, (_, index) => ({ team: { id: index + 1 } }));
const around = (teamId: number) => rowsAround(table, teamId).map((row) => row.team.id);

it('a mid-table team sees two teams above and two below', () => {
  expect(around(10)).toEqual([8, 9, 10, 11, 12]);
});

it('the first and the last team see five rows as well', () => {
  expect(around(1)).toEqual([1, 2, 3, 4, 5]);
  expect(around(20)).toEqual([16, 17, 18, 19, 20]);
});

it('the mean has one decimal, and is 0 without values', () => {
  expect(meanOf([50, 51, 51])).toBe(50.7);
  expect(meanOf([])).toBe(0);
});
