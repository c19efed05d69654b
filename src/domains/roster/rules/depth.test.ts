import { describe, expect, it } from 'vitest';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { POSITIONS } from '#engine/player/skills.ts';
import { depthOf, type Member } from './depth.ts';

let lastId = 0;
const member = (over: Partial<Member> = {}): Member => ({
  id: ++lastId,
  position: 'C',
  level: 'PRO',
  overall: 70,
  age: 25,
  signedUntil: 3,
  ...over,
});

describe('a depth chart', () => {
  it('has every position, first team first and the best player first', () => {
    const [junior, worse, better] = [member({ level: 'U21', overall: 90 }), member(), member({ overall: 80 })];
    const chart = depthOf([junior, worse, better], 3);
    expect(chart.map(({ position }) => position)).toEqual([...POSITIONS]);
    expect(chart.find(({ position }) => position === 'C')?.members).toEqual([better, worse, junior]);
    expect(chart.find(({ position }) => position === 'G')?.members).toEqual([]);
  });

  it('counts players under contract by season against the spots to fill', () => {
    const members = [
      member(),
      member({ signedUntil: 4 }),
      member({ level: 'FRM', signedUntil: 5 }),
      member({ signedUntil: null }),
    ];
    const center = depthOf(members, 3).find(({ position }) => position === 'C');
    expect(center?.seasons.map(({ season }) => season)).toEqual([3, 4, 5]);
    expect(center?.seasons.map(({ pro }) => pro.signed)).toEqual([2, 1, 0]);
    expect(center?.seasons.map(({ everybody }) => everybody.signed)).toEqual([3, 2, 1]);
    const sizes = [ROSTER_SIZES.PRO.C.least, ROSTER_SIZES.FRM.C.least, ROSTER_SIZES.U21.C.least];
    expect(center?.seasons[0]?.pro.needed).toBe(sizes[0]);
    expect(center?.seasons[0]?.everybody.needed).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });
});
