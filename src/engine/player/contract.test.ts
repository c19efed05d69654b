import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawContract, marketSalary } from '#engine/player/contract.ts';
import { Random } from '#engine/random.ts';

const anybody = fc.record({ overall: fc.integer({ min: 25, max: 97 }), age: fc.integer({ min: 17, max: 42 }) });

describe('the market', () => {
  it('pays the better more, and the best far more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 90 }), fc.integer({ min: 18, max: 40 }), (overall, age) => {
        expect(marketSalary(overall + 5, age)).toBeGreaterThanOrEqual(marketSalary(overall, age));
      }),
    );
    const step = (overall: number) => marketSalary(overall + 5, 28) - marketSalary(overall, 28);
    expect(step(85)).toBeGreaterThan(4 * step(65));
  });

  it('pays a regular about two million and a star about ten', () => {
    expect(marketSalary(70, 28)).toBeGreaterThan(1_500_000);
    expect(marketSalary(70, 28)).toBeLessThan(2_500_000);
    expect(marketSalary(87, 28)).toBeGreaterThan(8_000_000);
    expect(marketSalary(87, 28)).toBeLessThan(13_000_000);
  });

  it('pays the young and the old less than those in their prime', () => {
    expect(marketSalary(75, 22)).toBeLessThan(marketSalary(75, 28));
    expect(marketSalary(75, 36)).toBeLessThan(marketSalary(75, 28));
  });
});

describe('a contract', () => {
  it('is a whole number of dollars, in steps, for one to eight seasons', () => {
    fc.assert(
      fc.property(anybody, fc.integer(), (player, seed) => {
        const { salary, seasons } = drawContract(player, new Random(seed));
        expect(salary % 5_000).toBe(0);
        expect(salary).toBeGreaterThan(0);
        expect(Number.isInteger(seasons) && seasons >= 1 && seasons <= 8).toBe(true);
      }),
    );
  });

  it('is an entry-level one up to twenty: three seasons, below a million', () => {
    fc.assert(
      fc.property(anybody, fc.integer(), (player, seed) => {
        const terms = drawContract(player, new Random(seed));
        expect(terms.kind).toBe(player.age <= 20 ? 'entry' : 'standard');
        if (terms.kind === 'entry') {
          expect(terms.seasons).toBe(3);
          expect(terms.salary).toBeLessThanOrEqual(950_000);
        }
      }),
    );
  });

  it('is short for old players and long for stars', () => {
    const meanLength = (overall: number, age: number) => {
      const random = new Random(age);
      let sum = 0;
      for (let trial = 0; trial < 200; trial++) sum += drawContract({ overall, age }, random).seasons;
      return sum / 200;
    };
    expect(meanLength(70, 36)).toBeLessThan(2);
    expect(meanLength(88, 27)).toBeGreaterThan(5);
  });
});
