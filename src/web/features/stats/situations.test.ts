import { expect, it } from 'vitest';
import { bySituation, bySituationOf } from './situations.ts';

const season = {
  ...{ goals: 30, assists: 40, ppGoals: 10, ppAssists: 15, shGoals: 2, shAssists: 1 },
  ...{ toi: 90_000, ppToi: 12_000, shToi: 6_000 },
};

it('ice time neither on the power play nor shorthanded is even strength', () => {
  expect(bySituation(season)).toEqual({
    even: { goals: 18, points: 42, toi: 72_000 },
    'power-play': { goals: 10, points: 25, toi: 12_000 },
    shorthanded: { goals: 2, points: 3, toi: 6_000 },
  });
});

it('seasons are added up, and no seasons give zero', () => {
  expect(bySituationOf([season, season]).even).toEqual({ goals: 36, points: 84, toi: 144_000 });
  expect(bySituationOf([]).shorthanded).toEqual({ goals: 0, points: 0, toi: 0 });
});
