import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { capHit } from './cap-hit.ts';
import { firstLimits } from './price.ts';
import { prospectOf } from './prospect.ts';
import { agreeContracts, entrySeasons, newcomerTerms, type Signer, type SigningClub } from './sign.ts';

/** Clubs of a tier with players who all sign. */
function clubsOf(seed: number, { bound = 0, tier = 1 } = {}): SigningClub[] {
  const random = new Random(seed);
  const limits = firstLimits(tier);
  return Array.from({ length: 4 }, (_, club) => {
    const signers = LEVELS.flatMap((level) =>
      generateRoster({ level, tier, quality: random.between(-2, 2) }, random).map((member, index): Signer => {
        const position = member.positions[0] ?? 'C';
        return { ...prospectOf({ ...member, position }), id: club * 1000 + LEVELS.indexOf(level) * 100 + index, level };
      }),
    );
    return { tier, limits, bound: bound * limits.upper, signers };
  });
}

const seeds = fc.integer({ min: 0, max: 100_000 });

describe('automatic contracts', () => {
  it('keep every club under its limit, even with much of it committed', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.double({ min: 0, max: 0.7, noNaN: true }),
        fc.integer({ min: 1, max: 4 }),
        (seed, bound, tier) => {
          const clubs = clubsOf(seed, { bound, tier });
          const { terms, prices } = agreeContracts(clubs, new Random(seed));
          expect(prices.get(tier)).toBeGreaterThanOrEqual(0);
          for (const { limits, bound: owed, signers } of clubs) {
            const hits = signers.map(({ id, level }) => capHit({ salary: terms.get(id)?.salary ?? 0, level }, limits));
            expect(hits.reduce((sum, hit) => sum + hit, owed)).toBeLessThanOrEqual(limits.upper);
            for (const { id } of signers) {
              const { kind, salary = 0, seasons = 0 } = terms.get(id) ?? {};
              expect(salary).toBeLessThanOrEqual(limits.maximum);
              if (kind === 'standard') expect(salary).toBeGreaterThanOrEqual(limits.minimum);
              expect(seasons).toBeGreaterThanOrEqual(1);
              expect(seasons).toBeLessThanOrEqual(8);
            }
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('pay more per goal where clubs have more to spend', () => {
    const price = (bound: number) => agreeContracts(clubsOf(3, { bound }), new Random(1)).prices.get(1) ?? 0;
    expect(price(0)).toBeGreaterThan(price(0.3));
  });

  it('are entry-level ones for prospects, by potential, and short ones for veterans', () => {
    const clubs = clubsOf(4);
    const { terms } = agreeContracts(clubs, new Random(2));
    for (const { id, age } of clubs.flatMap(({ signers }) => signers)) {
      const { kind, salary, seasons } = terms.get(id) ?? {};
      expect(kind).toBe(age <= 20 ? 'entry' : 'standard');
      if (kind === 'entry') expect(salary).toBeLessThanOrEqual(1.25 * 775_000);
      if (age >= 34) expect(seasons).toBeLessThanOrEqual(2);
    }
  });

  it('at entry level last until the season prospects turn 20, so there is no second one', () => {
    expect([15, 16, 17, 18, 19, 20].map(entrySeasons)).toEqual([6, 5, 4, 3, 3, 3]);
    expect(newcomerTerms({ position: 'C', age: 16, overall: 45 }, 1, firstLimits(1)).seasons).toBe(5);
  });

  it('give amateurs the minimum, and prospects the scale', () => {
    const player = newcomerTerms({ position: 'C', age: 24, overall: 90 }, 1, firstLimits(1));
    expect(player).toEqual({ kind: 'standard', salary: 775_000, seasons: 2 });
    const boy = newcomerTerms({ position: 'C', age: 17, overall: 45, ceiling: 85 }, 1, firstLimits(1));
    expect(boy.kind).toBe('entry');
    expect(boy.salary).toBeGreaterThan(
      newcomerTerms({ position: 'C', age: 17, overall: 40 }, 1, firstLimits(1)).salary,
    );
  });
});
