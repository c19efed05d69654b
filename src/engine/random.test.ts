import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BatchedRandom, Random } from '#engine/random.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const draws = fc.nat({ max: 400 });

describe('a random stream', () => {
  it('continues from a saved state', () => {
    fc.assert(
      fc.property(seeds, draws, (seed, count) => {
        const random = new Random(seed);
        for (let draw = 0; draw < count; draw++) random.next();
        const resumed = Random.resume(random.state());
        expect(resumed.next()).toBe(random.next());
      }),
    );
  });

  it('drawn in advance is the same, and has the same state after as many draws', () => {
    fc.assert(
      fc.property(seeds, draws, (seed, count) => {
        const plain = new Random(seed);
        const ahead = BatchedRandom.resume(plain.state());
        for (let draw = 0; draw < count; draw++) expect(ahead.next()).toBe(plain.next());
        expect(ahead.state()).toEqual(plain.state());
        expect(BatchedRandom.resume(ahead.state()).next()).toBe(plain.next());
      }),
      { numRuns: 50 },
    );
  });

  it('of waits has a mean of one', () => {
    const random = new Random(3);
    let sum = 0;
    for (let draw = 0; draw < 20_000; draw++) sum += random.exponential();
    expect(sum / 20_000).toBeCloseTo(1, 1);
  });
});
