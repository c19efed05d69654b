import { describe, expect, it } from 'vitest';
import { knownSecret } from '#engine/secret.ts';
import { REPUTATION_ERROR } from './constants.ts';
import { reputationError } from './reputation.ts';

const secret = knownSecret(1);

describe('a reputation', () => {
  it('is the same for every club, changes each season, and is right on average', () => {
    const of = (playerId: number, fromSeason = 4) => reputationError({ secret, playerId, fromSeason });
    expect(of(7)).toBe(of(7));
    expect(of(7)).not.toBe(of(7, 5));
    const errors = Array.from({ length: 2_000 }, (_, id) => of(id));
    const mean = errors.reduce((sum, each) => sum + each, 0) / errors.length;
    const spread = Math.sqrt(errors.reduce((sum, each) => sum + each ** 2, 0) / errors.length);
    expect(Math.abs(mean)).toBeLessThan(0.3);
    expect(spread).toBeGreaterThan(0.85 * REPUTATION_ERROR);
    expect(spread).toBeLessThan(1.15 * REPUTATION_ERROR);
  });
});
