import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chemistryOf, gamesTogether, meanGamesTogether, type Partnership } from '#engine/lineup/chemistry.ts';
import { CHEMISTRY } from '#engine/lineup/constants.ts';

const LINE = [7, 3, 5];
/** Partnerships of a line in which each player has played this many games with each of the others. */
const together = (games: number): Partnership[] => [
  [3, 5, games],
  [3, 7, games],
  [5, 7, games],
];

describe('chemistry', () => {
  it('is below average among strangers and above it among old partners', () => {
    expect(chemistryOf(LINE, [])).toBe(-CHEMISTRY.span / 2);
    expect(chemistryOf(LINE, together(CHEMISTRY.halfKnown))).toBeCloseTo(0);
    expect(chemistryOf(LINE, together(60))).toBeGreaterThan(0.5);
  });

  it('is average without recorded games, and for a player alone', () => {
    expect(chemistryOf(LINE, undefined)).toBe(0);
    expect(chemistryOf([3], [])).toBe(0);
    expect(chemistryOf([], together(9))).toBe(0);
  });

  it('averages all pairs: one new player does not undo what the others know', () => {
    const newcomer: Partnership[] = [[3, 7, 60]];
    expect(chemistryOf(LINE, newcomer)).toBeGreaterThan(chemistryOf(LINE, []));
    expect(chemistryOf(LINE, newcomer)).toBeLessThan(chemistryOf(LINE, together(60)));
    expect(meanGamesTogether(LINE, newcomer)).toBe(20);
  });

  it('never falls with another game together, nor leaves its bounds, whatever the players’ order', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.shuffledSubarray(LINE, { minLength: 3 }), (fewer, more, order) => {
        const before = chemistryOf(order, together(fewer));
        const after = chemistryOf(order, together(fewer + more));
        expect(after).toBeGreaterThanOrEqual(before);
        expect(Math.abs(after)).toBeLessThanOrEqual(CHEMISTRY.span / 2);
        expect(after).toBeCloseTo(chemistryOf(LINE, together(fewer + more)));
      }),
    );
  });

  it('is the same for two players in either order', () => {
    expect(gamesTogether(together(4), 7, 3)).toBe(4);
    expect(gamesTogether(together(4), 3, 7)).toBe(4);
    expect(gamesTogether(together(4), 3, 8)).toBe(0);
  });
});
