import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retirementChance, retires } from '#engine/player/retirement.ts';
import { POSITIONS } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

const skater = { position: 'C', overall: 65, hasTeam: true } as const;

describe('retirement', () => {
  it('is never considered by a thirty-year-old with a club', () => {
    expect(retirementChance({ ...skater, age: 30 })).toBe(0);
  });

  it('grows likelier every year, two years later for goalies', () => {
    for (let age = 33; age < 42; age++) {
      expect(retirementChance({ ...skater, age: age + 1 })).toBeGreaterThan(retirementChance({ ...skater, age }));
      expect(retirementChance({ ...skater, position: 'G', age: age + 2 })).toBeCloseTo(
        retirementChance({ ...skater, age }),
      );
    }
  });

  it('is certain at forty-two, at forty-four for a goalie', () => {
    expect(retirementChance({ ...skater, overall: 95, age: 42 })).toBe(1);
    expect(retirementChance({ ...skater, overall: 95, position: 'G', age: 43 })).toBeLessThan(1);
    expect(retirementChance({ ...skater, overall: 95, position: 'G', age: 44 })).toBe(1);
  });

  it('is put off by those who can still play', () => {
    expect(retirementChance({ ...skater, age: 37, overall: 82 })).toBeLessThan(
      retirementChance({ ...skater, age: 37 }),
    );
  });

  it('takes players without a club, but not young ones yet', () => {
    expect(retirementChance({ ...skater, age: 20, hasTeam: false })).toBe(0);
    expect(retirementChance({ ...skater, age: 29, hasTeam: false })).toBeGreaterThan(0.5);
    expect(retirementChance({ ...skater, age: 29, overall: 72, hasTeam: false })).toBe(0);
  });

  it('has a probability from 0 to 1 for any player, and follows it', () => {
    const anybody = fc.record({
      position: fc.constantFrom(...POSITIONS),
      age: fc.integer({ min: 15, max: 60 }),
      overall: fc.integer({ min: 0, max: 99 }),
      hasTeam: fc.boolean(),
    });
    fc.assert(
      fc.property(anybody, (player) => {
        const chance = retirementChance(player);
        expect(chance >= 0 && chance <= 1).toBe(true);
        if (chance === 0 || chance === 1) expect(retires(player, new Random(1))).toBe(chance === 1);
      }),
    );
  });
});
