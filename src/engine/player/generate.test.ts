import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BODY_NORMS } from '#engine/player/body-constants.ts';
import { generatePlayer } from '#engine/player/generate.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { LEVELS, POSITIONS, type Position, skillsOf } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

const specs = fc.record({
  position: fc.constantFrom(...POSITIONS),
  age: fc.integer({ min: 15, max: 41 }),
  overall: fc.integer({ min: 30, max: 92 }),
  level: fc.constantFrom(...LEVELS),
});
const many = (position: Position, count = 3000) => {
  const random = new Random(position);
  return Array.from({ length: count }, () => generatePlayer({ position, age: 25, overall: 70, level: 'PRO' }, random));
};
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

describe('a generated player', () => {
  it('is as good as requested', () => {
    fc.assert(
      fc.property(specs, fc.integer(), (spec, seed) => {
        const player = generatePlayer(spec, new Random(seed));
        expect(Math.abs(exactOverall(spec.position, player.skills) - spec.overall)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has every number in range, and ceilings no lower than his skills', () => {
    fc.assert(
      fc.property(specs, fc.integer(), (spec, seed) => {
        const player = generatePlayer(spec, new Random(seed));
        expect(player.skills).toHaveLength(skillsOf(spec.position).length);
        player.skills.forEach((skill, index) => {
          expect(Number.isInteger(skill) && skill >= 0 && skill <= 99).toBe(true);
          expect(player.ceilings[index]).toBeGreaterThanOrEqual(skill);
          expect(player.ceilings[index]).toBeLessThanOrEqual(99);
          expect(Math.abs(player.progress[index] ?? 100)).toBeLessThan(100);
        });
        expect(player.positions[0]).toBe(spec.position);
        expect(new Set(player.positions).size).toBe(player.positions.length);
        expect(player.specialSkills.length).toBeLessThanOrEqual(3);
        expect(new Set(player.specialSkills).size).toBe(player.specialSkills.length);
        for (const value of [player.xp, player.xpProgress, player.form, player.morale, player.energy]) {
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        }
        expect(player.xp).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('varies in mood', () => {
    const morale = many('C', 500).map((player) => player.morale);
    expect(deviation(morale)).toBeGreaterThan(3);
    expect(new Set(morale).size).toBeGreaterThan(10);
  });

  it('is the same for the same random stream', () => {
    const spec = { position: 'C', age: 22, overall: 75, level: 'PRO' } as const;
    expect(generatePlayer(spec, new Random(9))).toEqual(generatePlayer(spec, new Random(9)));
  });
});

describe('generated physiques', () => {
  it.each(POSITIONS)('match the height, weight and handedness of real players at %s', (position) => {
    const players = many(position);
    const norm = BODY_NORMS[position];
    expect(Math.abs(mean(players.map((player) => player.heightCm)) - norm.height)).toBeLessThan(1);
    expect(Math.abs(deviation(players.map((player) => player.heightCm)) - norm.heightDeviation)).toBeLessThan(1);
    expect(Math.abs(mean(players.map((player) => player.weightKg)) - norm.weight)).toBeLessThan(1);
    const left = players.filter((player) => player.hand === 'L').length / players.length;
    expect(Math.abs(left - norm.left)).toBeLessThan(0.03);
  });

  it('have 59 % of defensemen shoot left, both sides together', () => {
    const defense = [...many('LD'), ...many('RD')];
    expect(defense.filter((player) => player.hand === 'L').length / defense.length).toBeCloseTo(0.59, 1);
  });

  it('are lighter at seventeen than at twenty-five', () => {
    const random = new Random(1);
    const boys = Array.from({ length: 500 }, () =>
      generatePlayer({ position: 'C', age: 17, overall: 50, level: 'U21' }, random),
    );
    expect(mean(boys.map((boy) => boy.weightKg))).toBeLessThan(mean(many('C').map((adult) => adult.weightKg)) - 5);
  });
});

describe('generated talents', () => {
  it('have far to go at seventeen, little at twenty-six, and nothing left at thirty-four', () => {
    const gap = (age: number) => {
      const random = new Random(age);
      return mean(
        Array.from({ length: 400 }, () => {
          const player = generatePlayer({ position: 'LW', age, overall: 55, level: 'FRM' }, random);
          const undeclined = player.ceilings.map((ceiling, index) =>
            player.declining & (1 << index) ? 0 : ceiling - (player.skills[index] ?? 0),
          );
          return mean(undeclined);
        }),
      );
    };
    expect(gap(17)).toBeGreaterThan(15);
    expect(gap(21)).toBeLessThan(gap(17) - 6);
    expect(gap(26)).toBeLessThan(6);
  });

  it('have special skills that their skills support', () => {
    const random = new Random(2);
    const centers = Array.from({ length: 2000 }, () =>
      generatePlayer({ position: 'C', age: 25, overall: 75, level: 'PRO' }, random),
    );
    const shooting = skillsOf('C').indexOf('shooting');
    const snipers = centers.filter((player) => player.specialSkills.includes('sniper'));
    expect(mean(snipers.map((player) => player.skills[shooting] ?? 0))).toBeGreaterThan(
      mean(centers.map((player) => player.skills[shooting] ?? 0)) + 3,
    );
    const wings = many('LW', 500);
    expect(wings.some((player) => player.specialSkills.includes('faceoff-ace'))).toBe(false);
  });

  it('are more experienced with age and level', () => {
    const xp = (age: number, level: 'PRO' | 'FRM') => {
      const random = new Random(age);
      const players = Array.from({ length: 300 }, () =>
        generatePlayer({ position: 'C', age, overall: 65, level }, random),
      );
      return mean(players.map((player) => player.xp));
    };
    expect(xp(19, 'PRO')).toBeLessThan(2);
    expect(xp(30, 'PRO')).toBeGreaterThan(7);
    expect(xp(26, 'FRM')).toBeLessThan(xp(26, 'PRO'));
  });
});
