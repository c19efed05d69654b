import { describe, expect, it } from 'vitest';
import { byWorldRank, pickSquad, strengthOf, worthOfCall } from '#domains/nation/rules.ts';

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
    ...{ name, strength, isRanked: true, rankingPoints: 0, players: 30, worldRank: null as number | null },
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
    expect(byWorldRank(nations).map(({ name }) => name)).toEqual([
      'Finland',
      'Canada',
      'Sweden',
      'Korea',
      'Latvia',
      'World',
    ]);
  });

  it('goes by the world ranking after the first championship; an expansion nation comes before unranked ones', () => {
    const nations = [
      nation('Colombia', 90, { isRanked: false, worldRank: null }),
      nation('Brazil', 40, { worldRank: null }),
      nation('Canada', 90, { worldRank: 2 }),
      nation('Finland', 70, { worldRank: 1 }),
    ];
    expect(byWorldRank(nations).map(({ name }) => name)).toEqual(['Finland', 'Canada', 'Brazil', 'Colombia']);
  });
});

describe('the call of an AI', () => {
  it('weighs form and tired legs with the rating', () => {
    const player = { overall: 70, form: 50, age: 27 };
    expect(worthOfCall(player)).toBe(70);
    expect(worthOfCall({ ...player, form: 80 })).toBeGreaterThan(worthOfCall({ ...player, overall: 71 }));
    expect(worthOfCall({ ...player, age: 37 })).toBeLessThan(worthOfCall({ ...player, overall: 69 }));
  });

  it('goes to three goalies and 22 skaters, as many at each position as lines need', () => {
    const positions = ['G', 'C', 'LW', 'RW', 'LD', 'RD'] as const;
    const candidates = positions.flatMap((position, index) =>
      Array.from({ length: 10 }, (_, at) => ({ id: index * 10 + at + 1, position, overall: 90 - at - index })),
    );
    const squad = pickSquad(candidates);
    const at = (position: (typeof positions)[number]) =>
      squad.filter((id) => candidates.find((one) => one.id === id)?.position === position).length;
    expect(squad).toHaveLength(25);
    expect(positions.map(at)).toEqual([3, 6, 4, 4, 4, 4]);
  });
});
