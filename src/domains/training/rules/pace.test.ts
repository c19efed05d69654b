import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTENSITIES, REST_LIMITS } from '#domains/training/constants.ts';
import {
  academyPace,
  facilityPace,
  type Trainee,
  type TrainingPlan,
  timeOut,
  trainingDay,
  treatmentChance,
} from './pace.ts';

const center: Trainee = {
  positions: ['C'],
  skills: Array<number>(11).fill(60),
  energy: 95,
  morale: 50,
  isInjured: false,
};
const plan: TrainingPlan = { skill: 2, intensity: 'normal', restBelow: 0 };
const ordinary = { facility: 3, iceTime: null };

describe('a day of training', () => {
  it('is ordinary growth under the assistant, whatever a player’s condition and role', () => {
    for (const trainee of [center, { ...center, morale: 0, energy: 20 }]) {
      const day = trainingDay(trainee, { plan: null, facility: 3, iceTime: { games: 5, minutes: 0 } });
      expect(day).toMatchObject({ pace: 100, energy: 0, injury: 0, isDayOff: false });
    }
  });

  it('adds more when it is hard, at a cost in energy and sometimes an injury', () => {
    const hard = trainingDay(center, { plan: { ...plan, intensity: 'hard' }, ...ordinary });
    const light = trainingDay(center, { plan: { ...plan, intensity: 'light' }, ...ordinary });
    expect(hard.pace).toBeGreaterThan(100);
    expect(hard.energy).toBeLessThan(0);
    expect(hard.injury).toBeGreaterThan(0);
    expect(light.pace).toBeLessThan(100);
    expect(light.energy).toBeGreaterThan(0);
    expect(light.injury).toBe(0);
  });

  it('injures tired players more often, and tires players with endurance less', () => {
    const hard = { plan: { ...plan, intensity: 'hard' as const }, ...ordinary };
    expect(trainingDay({ ...center, energy: 40 }, hard).injury).toBeGreaterThan(2 * trainingDay(center, hard).injury);
    const enduring = { ...center, skills: center.skills.map((skill, index) => (index === 8 ? 99 : skill)) };
    const weak = { ...center, skills: center.skills.map((skill, index) => (index === 8 ? 5 : skill)) };
    expect(trainingDay(enduring, hard).energy).toBeGreaterThan(trainingDay(weak, hard).energy);
  });

  it('is a day off for a player more tired than his manager allows', () => {
    const resting = trainingDay({ ...center, energy: 70 }, { plan: { ...plan, restBelow: 75 }, ...ordinary });
    expect(resting).toMatchObject({ isDayOff: true, injury: 0 });
    expect(resting.energy).toBeGreaterThan(0);
    expect(trainingDay({ ...center, energy: 75 }, { plan: { ...plan, restBelow: 75 }, ...ordinary }).isDayOff).toBe(
      false,
    );
  });

  it('adds most for a regular shift, and less for scratches and for players who never leave the ice', () => {
    const withIce = (minutes: number) =>
      trainingDay(center, { plan, facility: 3, iceTime: { games: 5, minutes: minutes * 5 } }).pace;
    expect(withIce(15)).toBeGreaterThan(withIce(0));
    expect(withIce(15)).toBeGreaterThan(withIce(5));
    expect(withIce(15)).toBeGreaterThan(withIce(27));
    const goalie = { ...center, positions: ['G' as const], skills: Array<number>(8).fill(60) };
    const inGoal = (share: number) =>
      trainingDay(goalie, { plan, facility: 3, iceTime: { games: 5, minutes: 300 * share } }).pace;
    expect(inGoal(0.6)).toBeGreaterThan(inGoal(0.1));
    expect(inGoal(0.6)).toBeGreaterThan(inGoal(1));
  });

  it('adds more in a better training center, each level less than the last', () => {
    const steps = Array.from({ length: 9 }, (_, index) => facilityPace(index + 2) - facilityPace(index + 1));
    for (const [index, step] of steps.entries()) {
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThanOrEqual((steps[index - 1] ?? 1) + 1e-9);
    }
    expect(trainingDay(center, { plan: null, facility: 8, iceTime: null }).pace).toBeGreaterThan(100);
  });

  it('adds more for juniors in a better academy, and for no other players', () => {
    for (let level = 3; level < 10; level++) expect(academyPace(level + 1)).toBeGreaterThan(academyPace(level));
    const junior = { plan: null, facility: 3, iceTime: null };
    expect(trainingDay(center, { ...junior, academy: 3 }).pace).toBe(100);
    expect(trainingDay(center, { ...junior, academy: 10 }).pace).toBe(110);
    expect(trainingDay(center, junior).pace).toBe(100);
  });

  it('brings injured players back sooner in better medical rooms, each level less than the last', () => {
    expect(timeOut(3)).toBe(1);
    expect(timeOut(10)).toBeCloseTo(0.8);
    const steps = Array.from({ length: 7 }, (_, index) => treatmentChance(index + 4) - treatmentChance(index + 3));
    for (const [index, step] of steps.entries()) {
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThanOrEqual((steps[index - 1] ?? 1) + 1e-9);
    }
  });

  it('is skipped by injured players', () => {
    const hurt = trainingDay(
      { ...center, isInjured: true },
      { plan: { ...plan, intensity: 'hard' }, facility: 3, iceTime: null },
    );
    expect(hurt).toMatchObject({ pace: 100, energy: 0, injury: 0 });
  });

  it('never costs more than two fifths of growth, and never adds more than a third', () => {
    const anyDay = fc.record({
      intensity: fc.constantFrom(...INTENSITIES),
      restBelow: fc.constantFrom(...REST_LIMITS),
      facility: fc.integer({ min: 1, max: 10 }),
      energy: fc.integer({ min: 0, max: 100 }),
      morale: fc.integer({ min: 0, max: 100 }),
      minutes: fc.integer({ min: 0, max: 300 }),
    });
    fc.assert(
      fc.property(anyDay, ({ intensity, restBelow, facility, energy, morale, minutes }) => {
        const day = trainingDay(
          { ...center, energy, morale },
          { plan: { skill: null, intensity, restBelow }, facility, iceTime: { games: 5, minutes } },
        );
        expect(day.pace).toBeGreaterThanOrEqual(60);
        expect(day.pace).toBeLessThan(134);
        expect(Number.isInteger(day.energy)).toBe(true);
      }),
    );
  });
});
