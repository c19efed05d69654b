import { describe, expect, it } from 'vitest';
import { hidesResult, type Reader } from '#domains/game/rules/spoilers.ts';

const reader: Reader = { teamId: 11, season: 3, watched: [7] };
const game = { id: 8, season: 3, home: { id: 11 }, away: { id: 21 } };

describe('results hidden from a manager who wants no spoilers', () => {
  it('are those of their own games, home and away', () => {
    expect(hidesResult(reader, game)).toBe(true);
    expect(hidesResult(reader, { ...game, home: { id: 21 }, away: { id: 11 } })).toBe(true);
    expect(hidesResult(reader, { ...game, home: { id: 31 } })).toBe(false);
  });

  it('are shown once the game has been watched or revealed', () => {
    expect(hidesResult(reader, { ...game, id: 7 })).toBe(false);
  });

  it('are shown to other readers, and those of earlier seasons to all', () => {
    expect(hidesResult(null, game)).toBe(false);
    expect(hidesResult(reader, { ...game, season: 2 })).toBe(false);
  });

  it('are those of the next season, too, for a page that has not heard of it', () => {
    expect(hidesResult(reader, { ...game, season: 4 })).toBe(true);
  });
});
