import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactOverall, overallOf } from '#engine/player/overall.ts';
import { OVERALL_WEIGHTS } from '#engine/player/overall-weights.ts';
import { POSITIONS, type Position, skillsOf } from '#engine/player/skills.ts';

const anySkills = fc.constantFrom(...POSITIONS).chain((position) =>
  fc.tuple(
    fc.constant<Position>(position),
    fc.array(fc.integer({ min: 0, max: 99 }), {
      minLength: skillsOf(position).length,
      maxLength: skillsOf(position).length,
    }),
  ),
);

describe('the overall', () => {
  it('weighs a hundred hundredths at every position, of the position’s skills', () => {
    for (const position of POSITIONS) {
      const weights = Object.entries(OVERALL_WEIGHTS[position]);
      expect(weights.reduce((sum, [, weight]) => sum + weight, 0)).toBe(100);
      expect(skillsOf(position)).toEqual(expect.arrayContaining(weights.map(([skill]) => skill)));
    }
  });

  it('lies between the worst and the best skill', () => {
    fc.assert(
      fc.property(anySkills, ([position, skills]) => {
        const overall = exactOverall(position, skills);
        expect(overall).toBeGreaterThanOrEqual(Math.min(...skills) - 1e-9);
        expect(overall).toBeLessThanOrEqual(Math.max(...skills) + 1e-9);
      }),
    );
  });

  it('never falls when a skill rises', () => {
    fc.assert(
      fc.property(anySkills, fc.nat({ max: 10 }), ([position, skills], index) => {
        const better = skills.map((skill, at) => (at === index ? Math.min(99, skill + 5) : skill));
        expect(exactOverall(position, better)).toBeGreaterThanOrEqual(exactOverall(position, skills));
      }),
    );
  });

  it('counts faceoffs for centers only', () => {
    const goodOnDraws = skillsOf('C').map((skill) => (skill === 'faceoffs' ? 90 : 60));
    expect(overallOf('C', goodOnDraws)).toBeGreaterThan(60);
    expect(overallOf('LW', goodOnDraws)).toBe(60);
  });
});
