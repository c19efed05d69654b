import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateJunior } from '#engine/player/generate-roster.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { evenGeneration, evenYouth, talentOf } from './generation.ts';

const JUNIORS_PER_CLUB = 2;

/** A year's juniors: this many per club and position; lower leagues' clubs develop weaker ones. */
function generationOf(clubs: number, random: Random, promise = 0) {
  return Array.from({ length: clubs * JUNIORS_PER_CLUB }).flatMap((_, club) =>
    POSITIONS.map((position) => {
      const tier = club % clubs < 20 ? 1 : 2;
      const junior = generateJunior({ position, age: 17, tier, quality: 0 }, random);
      return { ...junior, ceilings: junior.ceilings.map((ceiling) => Math.min(99, ceiling + promise)), position };
    }),
  );
}

const potential = (position: Position, ceilings: readonly number[]) => exactOverall(position, ceilings);

/** Returns the mean potential of the best player at a position, over some generations. */
function bestOf(clubs: number, position: Position, promise = 0): number {
  const random = new Random(clubs);
  const years = Array.from({ length: 12 }, () => {
    const generation = generationOf(clubs, random, promise);
    const ceilings = evenGeneration(generation, { first: 20, all: clubs }, random);
    const all = generation.flatMap((talent, index) =>
      talent.position === position ? [potential(position, ceilings[index] ?? [])] : [],
    );
    return all.sort((one, other) => other - one).slice(0, 5);
  });
  const flat = years.flat();
  return flat.reduce((sum, value) => sum + value, 0) / flat.length;
}

describe('a generation of amateurs', () => {
  it('is as talented as any other, whatever was drawn', () => {
    expect(Math.abs(bestOf(60, 'C', 6) - bestOf(60, 'C', 0))).toBeLessThan(1.5);
  });

  it('is hardly better at the top in a large world than in a small one', () => {
    const difference = bestOf(140, 'LD') - bestOf(20, 'LD');
    expect(difference).toBeGreaterThan(-1);
    expect(difference).toBeLessThan(5);
  });

  it('keeps its order, and no ceiling is below its skill', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (seed) => {
        const random = new Random(seed);
        const generation = generationOf(4, random);
        const ceilings = evenGeneration(generation, { first: 4, all: 4 }, random);
        generation.forEach((talent, index) => {
          ceilings[index]?.forEach((ceiling, skill) => {
            expect(ceiling).toBeGreaterThanOrEqual(talent.skills[skill] ?? 0);
            expect(ceiling).toBeLessThanOrEqual(99);
          });
        });
        const goalies = generation.flatMap((talent, index) => (talent.position === 'G' ? [index] : []));
        const drawn = (index: number) => potential('G', generation[index]?.ceilings ?? []);
        const evened = (index: number) => potential('G', ceilings[index] ?? []);
        const best = goalies.reduce((most, index) => (drawn(index) > drawn(most) ? index : most));
        const worst = goalies.reduce((least, index) => (drawn(index) < drawn(least) ? index : least));
        expect(evened(best)).toBeGreaterThanOrEqual(evened(worst));
      }),
      { numRuns: 20 },
    );
  });

  it('has fewer talents the better they are', () => {
    for (const position of POSITIONS) {
      expect(talentOf(position, 0.02)).toBeGreaterThan(talentOf(position, 0.1));
      expect(talentOf(position, 0.1)).toBeGreaterThan(talentOf(position, 1));
    }
  });
});

describe('young players in a new world', () => {
  it('are evened out by birth year, and adults are left alone', () => {
    const random = new Random(4);
    const youth = generationOf(20, random).map((talent, index) => ({ ...talent, birthSeason: index % 2 ? -17 : -30 }));
    const ceilings = evenYouth(youth, { season: 1, clubs: { first: 20, all: 20 } }, random);
    youth.forEach((player, index) => {
      if (player.birthSeason === -30) expect(ceilings[index]).toEqual(player.ceilings);
    });
    expect(youth.some((player, index) => String(ceilings[index]) !== String(player.ceilings))).toBe(true);
  });
});
