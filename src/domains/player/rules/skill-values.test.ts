import { expect, it } from 'vitest';
import { isTrainable, skillValues } from '#domains/player/rules/skill-values.ts';

const goalie = {
  positions: ['G'] as const,
  skills: [60, 61, 62, 63, 64, 65, 66, 67],
  ceilings: [60, 70, 62, 70, 70, 70, 70, 70],
  declining: 0b110,
};

it('a skill at its ceiling is marked, and one below it is not', () => {
  expect(skillValues(goalie)[0]).toEqual({ id: 'reflexes', value: 60, max: true, dec: false });
  expect(skillValues(goalie)[3]).toEqual({ id: 'blocker', value: 63, max: false, dec: false });
});

it('a declining skill is marked as declining only', () => {
  expect(skillValues(goalie)[2]).toEqual({ id: 'glove', value: 62, max: false, dec: true });
});

it('neither a skill at its ceiling nor a declining one can be trained', () => {
  expect(skillValues(goalie).map(isTrainable)).toEqual([false, false, false, true, true, true, true, true]);
});
