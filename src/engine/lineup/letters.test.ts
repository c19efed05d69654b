import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveLetter, LETTERS, type Letters, withLetters } from './letters.ts';
import { DRESSED_PLACES, emptyLineup } from './places.ts';

const NOBODY: Letters = { captain: null, alternates: [null, null] };

describe('letters', () => {
  it('go to the captain and two alternates; a third alternate replaces the second', () => {
    const named = giveLetter(giveLetter(giveLetter(NOBODY, 1, 'captain'), 2, 'alternate'), 3, 'alternate');
    expect(named).toEqual({ captain: 1, alternates: [2, 3] });
    expect(giveLetter(named, 4, 'alternate')).toEqual({ captain: 1, alternates: [2, 4] });
    expect(giveLetter(named, 1, 'alternate')).toEqual({ captain: 3, alternates: [2, 1] });
  });

  it('are swapped when an alternate becomes captain', () => {
    expect(giveLetter({ captain: 1, alternates: [2, 3] }, 3, 'captain')).toEqual({ captain: 3, alternates: [2, 1] });
  });

  it('are never two on one player', () => {
    const given = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom(...LETTERS)));
    fc.assert(
      fc.property(given, (each) => {
        let letters = NOBODY;
        for (const [playerId, letter] of each) letters = giveLetter(letters, playerId, letter);
        const worn = [letters.captain, ...letters.alternates].filter((id) => id !== null);
        return new Set(worn).size === worn.length;
      }),
    );
  });

  it('are worn by players who dress, and their substitutes wear the others', () => {
    const lineup = emptyLineup();
    for (const [index, at] of DRESSED_PLACES.entries()) at.write(lineup, index + 1);
    lineup.captain = 1;
    lineup.alternates = [2, 3];
    const worn = withLetters(lineup, { captain: 5, alternates: [99, 2] });
    expect([worn.captain, ...worn.alternates]).toEqual([5, 1, 2]);
    expect(lineup.captain).toBe(1);
  });
});
