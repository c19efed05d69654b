import { describe, expect, it } from 'vitest';
import { capHit, savedOnFarm } from './cap-hit.ts';

const limits = { minimum: 800_000 };

describe('a contract’s cap hit', () => {
  it('is full with the first team, the excess over the allowance on the farm, and zero for juniors', () => {
    expect(capHit({ salary: 5_000_000, level: 'PRO' }, limits)).toBe(5_000_000);
    expect(capHit({ salary: 5_000_000, level: 'FRM' }, limits)).toBe(3_800_000);
    expect(capHit({ salary: 5_000_000, level: 'U21' }, limits)).toBe(0);
  });

  it('is at least the minimum with the first team, where an entry-level scale pays less', () => {
    expect(capHit({ salary: 280_000, level: 'PRO' }, limits)).toBe(800_000);
    expect(capHit({ salary: 280_000, level: 'FRM' }, limits)).toBe(0);
    expect(savedOnFarm(280_000, limits)).toBe(800_000);
    expect(savedOnFarm(2_000_000, limits)).toBe(1_200_000);
  });
});
