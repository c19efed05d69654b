import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatePlayer } from '#engine/player/generate.ts';
import { growSeason } from '#engine/player/growth.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { POSITIONS } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { goalsAboveReplacement, hopedGoals, projectGoals, projectOveralls, SEASONS_AHEAD } from './projection.ts';
import { prospectOf } from './prospect.ts';

const position = fc.constantFrom(...POSITIONS);
const prospect = fc.record({
  position,
  age: fc.integer({ min: 15, max: 45 }),
  overall: fc.double({ min: 1, max: 99, noNaN: true }),
  ceiling: fc.double({ min: 1, max: 99, noNaN: true }),
});
const tier = fc.integer({ min: 1, max: 8 });

describe('a player’s projection', () => {
  it('has eight seasons of finite, nonnegative goals', () => {
    fc.assert(
      fc.property(prospect, tier, (player, at) => {
        const goals = projectGoals(player, at);
        expect(goals).toHaveLength(SEASONS_AHEAD);
        for (const each of goals) expect(each).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is overestimated by signing clubs, but only past his prime', () => {
    fc.assert(
      fc.property(prospect, tier, (player, at) => {
        const goals = projectGoals(player, at);
        const best = Math.max(...goals);
        hopedGoals(goals).forEach((hoped, season) => {
          expect(hoped).toBeGreaterThanOrEqual(goals[season] ?? 0);
          expect(hoped).toBeLessThanOrEqual(best);
        });
      }),
    );
    const veteran = projectGoals({ position: 'C', age: 31, overall: 78 }, 1);
    expect(hopedGoals(veteran)[6]).toBeGreaterThan((veteran[6] ?? 0) * 1.2);
    expect(hopedGoals([1, 2, 3])).toEqual([1, 2, 3]);
  });

  it('expects no less from a better player, or from one with a higher ceiling', () => {
    fc.assert(
      fc.property(prospect, tier, fc.double({ min: 0, max: 20, noNaN: true }), (player, at, more) => {
        const better = { ...player, overall: player.overall + more, ceiling: player.ceiling + more };
        const now = projectGoals(player, at)[0] ?? 0;
        expect(projectGoals(better, at)[0]).toBeGreaterThanOrEqual(now);
        expect(goalsAboveReplacement(player.position, player.overall + more, at)).toBeGreaterThanOrEqual(
          goalsAboveReplacement(player.position, player.overall, at),
        );
        const promising = projectOveralls({ ...player, age: 19, ceiling: player.ceiling + more });
        for (const [season, overall] of projectOveralls({ ...player, age: 19 }).entries())
          expect(promising[season]).toBeGreaterThanOrEqual(overall - 1e-9);
      }),
    );
  });

  it('falls with age after the prime', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: 31, max: 38 }), fc.integer({ min: 66, max: 90 }), (at, age, overall) => {
        const goals = projectGoals({ position: at, age, overall }, 1);
        for (let season = 1; season < goals.length; season++)
          expect(goals[season]).toBeLessThanOrEqual(goals[season - 1] ?? 0);
        const older = projectGoals({ position: at, age: age + 2, overall }, 1);
        // Few goalies play past 40, so their course is fitted from a small sample: a twentieth of a goal there is noise.
        expect(older[3]).toBeLessThanOrEqual((goals[3] ?? 0) + 0.05);
      }),
    );
  });

  it('values one star above two players half as far above replacement', () => {
    for (const at of ['C', 'LW', 'LD', 'G'] as const) {
      const replacement = [...Array(99).keys()].findLast((overall) => goalsAboveReplacement(at, overall, 1) === 0) ?? 0;
      const [half, star] = [8, 16].map((points) => goalsAboveReplacement(at, replacement + points, 1));
      expect(star).toBeGreaterThan(2.2 * (half ?? 0));
    }
  });

  it('measures a lower-tier player against that tier’s replacement level', () => {
    expect(goalsAboveReplacement('C', 70, 2)).toBeGreaterThan(goalsAboveReplacement('C', 70, 1));
    expect(goalsAboveReplacement('C', 65, 2)).toBeCloseTo(goalsAboveReplacement('C', 70, 1));
  });

  it('subtracts an injury from the season', () => {
    const player = { position: 'C', age: 26, overall: 80 } as const;
    const [healthy = 0] = projectGoals(player, 1);
    const [hurt = 0, after] = projectGoals({ ...player, isOut: 0.5 }, 1);
    expect(hurt).toBeLessThan(0.6 * healthy);
    expect(after).toBe(projectGoals(player, 1)[1]);
  });

  it('matches on average what becomes of generated players', () => {
    for (const [at, age] of [
      ['C', 19],
      ['LD', 26],
      ['RW', 31],
      ['G', 28],
    ] as const) {
      const random = new Random(`${at} ${age}`);
      let [lived, projected] = [0, 0];
      const careers = 150;
      for (let career = 0; career < careers; career++) {
        let player = generatePlayer({ position: at, age, overall: age < 20 ? 58 : 70, level: 'PRO' }, random);
        projected += (projectOveralls(prospectOf({ ...player, position: at, age }))[4] ?? 0) / careers;
        for (let season = 0; season < 4; season++) player = { ...player, ...growSeason(player, age + season, random) };
        lived += exactOverall(at, player.skills) / careers;
      }
      expect(Math.abs(projected - lived)).toBeLessThan(1.2);
    }
  });
});
