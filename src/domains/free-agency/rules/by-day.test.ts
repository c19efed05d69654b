import { expect, it } from 'vitest';
import { byDay } from '#domains/free-agency/rules/by-day.ts';

it('signings are summed by day, newest first', () => {
  const signed = [
    { day: 12, dollars: 1 },
    { day: 60, dollars: 2 },
    { day: 12, dollars: 4 },
  ];
  expect(byDay(signed, (each) => each)).toEqual([
    { day: 60, count: 1, total: 2 },
    { day: 12, count: 2, total: 5 },
  ]);
  expect(byDay([], () => ({ day: 1, dollars: 1 }))).toEqual([]);
});
