import { expect, it } from 'vitest';
import { exactOverall } from '#engine/player/overall.ts';
import { Random } from '#engine/random.ts';
import { drawHomeBased, pointsBelow } from './strength.ts';

const drawn = (rank: number, group: 'senior' | 'junior' | 'youth') =>
  Array.from({ length: 300 }, (_, index) =>
    drawHomeBased({ group, position: 'C', rank, depth: 2, isFirst: true, index }, new Random(index)),
  );
const meanOverall = (rank: number, group: 'senior' | 'junior') => {
  const all = drawn(rank, group).map(({ body }) => exactOverall('C', body.skills));
  return all.reduce((sum, overall) => sum + overall, 0) / all.length;
};

it('falls from a second tier’s regulars less six by three quarters of a point a rank', () => {
  expect(pointsBelow(1)).toBe(11);
  expect(pointsBelow(36)).toBe(11 + 35 * 0.75);
  expect(meanOverall(1, 'senior') - meanOverall(21, 'senior')).toBeCloseTo(15, 0);
});

it('makes juniors who become seniors of their own league, whatever its rank', () => {
  for (const rank of [1, 12, 24]) {
    const ceilings = drawn(rank, 'junior').map(({ body }) => exactOverall('C', body.ceilings));
    const reach = ceilings.reduce((sum, overall) => sum + overall, 0) / ceilings.length;
    expect(Math.abs(reach - meanOverall(rank, 'senior'))).toBeLessThan(5);
  }
});

it('begins with players of all ages, and goes on with the youngest of a group', () => {
  const ages = (group: 'senior' | 'junior' | 'youth') => new Set(drawn(9, group).map(({ age }) => age));
  expect(ages('youth')).toEqual(new Set([15, 16]));
  expect(ages('junior')).toEqual(new Set([17, 18, 19]));
  expect(Math.min(...ages('senior'))).toBe(20);
  expect(ages('senior').size).toBeGreaterThan(10);
  const later = { group: 'junior', position: 'G', rank: 9, depth: 0, isFirst: false, index: 5 } as const;
  expect(drawHomeBased(later, new Random(1)).age).toBe(17);
});
