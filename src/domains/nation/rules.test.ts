import { describe, expect, it } from 'vitest';
import { byTalent, strengthOf } from '#domains/nation/rules.ts';

describe('a nation’s strength', () => {
  it('is the mean of its best twenty skaters and two goalies', () => {
    const skaters = [...Array<number>(20).fill(80), 10, 20];
    expect(strengthOf(skaters, [58, 90, 90])).toBe(80.9);
  });

  it('is unknown until it can fill a team', () => {
    expect(strengthOf(Array<number>(19).fill(80), [90, 90])).toBeNull();
    expect(strengthOf(Array<number>(30).fill(80), [90])).toBeNull();
  });
});

describe('the ranking of nations', () => {
  const nation = (name: string, strength: number | null, more = {}) => ({
    ...{ name, strength, isRanked: true, rankingPoints: 0, players: 30 },
    ...more,
  });

  it('goes by talent, not initial points; nations without a team rank by players, and unranked nations last', () => {
    const nations = [
      nation('World', 90, { isRanked: false }),
      nation('Latvia', null, { players: 12, rankingPoints: 900 }),
      nation('Korea', null, { players: 14 }),
      nation('Sweden', 70, { rankingPoints: 900 }),
      nation('Finland', 71, { rankingPoints: 500 }),
      nation('Canada', 70, { rankingPoints: 1000 }),
    ];
    expect(byTalent(nations).map(({ name }) => name)).toEqual([
      'Finland',
      'Canada',
      'Sweden',
      'Korea',
      'Latvia',
      'World',
    ]);
  });
});
