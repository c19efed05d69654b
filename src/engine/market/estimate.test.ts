import { describe, expect, it } from 'vitest';
import { knownSecret } from '#engine/secret.ts';
import { errorSpread, estimateOf } from './estimate.ts';
import { projectGoals } from './projection.ts';

const prospect = { position: 'C', age: 24, overall: 74, ceiling: 77 } as const;
const asked = { secret: knownSecret(1), clubId: 3, season: 2, playerId: 7, prospect, tier: 1, isOwn: false };

describe("a club's estimate of a player", () => {
  it('is the same whenever it is requested, and differs by club and season', () => {
    expect(estimateOf(asked)).toEqual(estimateOf({ ...asked }));
    expect(estimateOf({ ...asked, clubId: 4 }).goals).not.toEqual(estimateOf(asked).goals);
    expect(estimateOf({ ...asked, season: 3 }).goals).not.toEqual(estimateOf(asked).goals);
  });

  it('errs around the truth, two times in three within its band', () => {
    const truth = projectGoals(prospect, 1)[0] ?? 0;
    const estimates = Array.from({ length: 600 }, (_, index) => estimateOf({ ...asked, playerId: index }));
    const mean = estimates.reduce((sum, { goals }) => sum + (goals[0] ?? 0), 0) / estimates.length;
    expect(Math.abs(mean - truth)).toBeLessThan(0.08 * truth);
    const inBand = estimates.filter(({ low, high }) => (low[0] ?? 0) <= truth && truth <= (high[0] ?? 0)).length;
    expect(inBand / estimates.length).toBeGreaterThan(0.6);
    expect(inBand / estimates.length).toBeLessThan(0.76);
  });

  it('errs less on its own players, players it has seen, and adults', () => {
    const other = errorSpread(24, { isOwn: false });
    expect(errorSpread(24, { isOwn: true })).toBeLessThan(other);
    expect(errorSpread(24, { isOwn: false, gamesSeen: 10 })).toBeLessThan(other);
    expect(errorSpread(18, { isOwn: false })).toBeGreaterThan(other);
  });
});
