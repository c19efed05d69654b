import { describe, expect, it } from 'vitest';
import { mostHelpful, trainablePlace } from './choice.ts';
import { type Foreseen, forecast, gainSoFar } from './forecast.ts';

const prospect: Foreseen = {
  position: 'C',
  age: 19,
  skills: Array<number>(11).fill(60),
  declining: 0,
  potential: { low: 68, high: 78 },
  trainingOn: null,
  pace: 100,
};

describe('a training forecast', () => {
  it('promises more to young players than old ones, and more for more days', () => {
    const soon = forecast(prospect, 10);
    const later = forecast(prospect, 30);
    expect(later.high).toBeGreaterThan(soon.high);
    const veteran = forecast({ ...prospect, age: 35, potential: null, declining: 0b1111 }, 30);
    expect(veteran.high).toBeLessThan(later.high);
    expect(veteran.low).toBeLessThan(0);
  });

  it('grows with the intensity of training', () => {
    expect(forecast({ ...prospect, pace: 130 }, 30).high).toBeGreaterThan(forecast({ ...prospect, pace: 80 }, 30).high);
  });

  it('uses only public facts: two players with the same ratings and band get the same', () => {
    // The function takes no ceilings.
    expect(forecast({ ...prospect }, 30)).toEqual(forecast(prospect, 30));
    const { low, high } = forecast(prospect, 30);
    expect(low).toBeLessThan(high);
  });
});

describe('a season’s training gain', () => {
  const skills = Array<number>(11).fill(60);
  const progress = Array<number>(11).fill(20);
  const skillsAtStart = Array<number>(11).fill(5950);

  it('is the sum of points and hundredths since the season started', () => {
    const gain = gainSoFar({ position: 'C', skills, progress, skillsAtStart });
    expect(gain).toEqual({ overall: 70, skills: Array<number>(11).fill(70) });
  });

  it('is unknown for players who arrived since', () => {
    expect(gainSoFar({ position: 'C', skills, progress, skillsAtStart: null })).toBeNull();
  });
});

describe('the suggested skill to train', () => {
  const skill = (id: string, value: number, marks = {}) => ({ id, value, max: false, dec: false, ...marks });
  const skating = skill('skating', 70);

  it('is never maxed out, declining or not a skill of his position', () => {
    expect(trainablePlace([skating], 'skating')).toBe(0);
    expect(trainablePlace([{ ...skating, max: true }], 'skating')).toBeNull();
    expect(trainablePlace([{ ...skating, dec: true }], 'skating')).toBeNull();
    expect(trainablePlace([skating], 'reflexes')).toBeNull();
  });

  it('weighs importance at his position against room to grow', () => {
    const skills = [skating, skill('passing', 90), skill('shooting', 70)];
    expect(mostHelpful('C', skills)).toBe(0);
    expect(mostHelpful('C', [{ ...skating, max: true }, ...skills.slice(1)])).toBe(2);
    expect(mostHelpful('C', [{ ...skating, dec: true }])).toBeNull();
  });
});
