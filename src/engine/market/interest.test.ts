import { expect, it } from 'vitest';
import type { Appeal } from '#engine/market/ask.ts';
import { INTERESTS, interestIn } from '#engine/market/interest.ts';

const plain = { greed: 0.5, ambition: 0.5, loyalty: 0.5, patience: 0.5, home: 0.5 };
const appeal = (of: number): Appeal => ({ role: of, team: of, coach: of, home: of, morale: of });

it('a better club is never liked less, and every interest band occurs', () => {
  const found = Array.from({ length: 41 }, (_, index) => {
    return INTERESTS.indexOf(interestIn({ personality: plain, appeal: appeal(1 - index / 20) }));
  });
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(new Set(found).size).toBe(INTERESTS.length);
});

it('a player’s interest follows his top priority', () => {
  const cellar = { ...appeal(0), role: 0.5, team: -1 };
  const modest = { personality: { ...plain, ambition: 0 }, appeal: cellar };
  const ambitious = { personality: { ...plain, ambition: 1 }, appeal: cellar };
  expect(INTERESTS.indexOf(interestIn(modest))).toBeLessThan(INTERESTS.indexOf(interestIn(ambitious)));
});
