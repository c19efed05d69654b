import { describe, expect, it } from 'vitest';
import { ageClassOf, POSITIONS, XP_LEVELS } from './skills.ts';

describe('a player’s terms', () => {
  it('include eleven levels of experience from none to elite, each at its index', () => {
    expect(XP_LEVELS.join(', ')).toBe(
      'None, Awful, Bad, Poor, Average, Solid, Good, Very Good, Excellent, Outstanding, Elite',
    );
  });

  it('include age classes 1 to 4: U21, FRM, PRO and veterans', () => {
    const ages = [16, 20, 21, 23, 24, 32, 33, 44];
    expect(ages.map(ageClassOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('include the positions of skaters and goalies', () => {
    expect(POSITIONS).toEqual(['LW', 'C', 'RW', 'LD', 'RD', 'G']);
  });
});
