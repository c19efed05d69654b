import { describe, expect, it } from 'vitest';
import { hidesResult, type Reader } from '#domains/game/rules/spoilers.ts';

const reader: Reader = { isOn: true, teamId: 11, season: 3, watched: new Set([7]) };
const game = { id: 8, season: 3, homeTeamId: 11, awayTeamId: 21 };

describe('results hidden from a manager who wants no spoilers', () => {
  it('are those of their own games, home and away', () => {
    expect(hidesResult(reader, game)).toBe(true);
    expect(hidesResult(reader, { ...game, homeTeamId: 21, awayTeamId: 11 })).toBe(true);
    expect(hidesResult(reader, { ...game, homeTeamId: 31 })).toBe(false);
  });

  it('are shown once the game has been watched or revealed', () => {
    expect(hidesResult(reader, { ...game, id: 7 })).toBe(false);
  });

  it('are shown while the setting is off, without a club, and of earlier seasons', () => {
    expect(hidesResult({ ...reader, isOn: false }, game)).toBe(false);
    expect(hidesResult({ ...reader, teamId: null }, game)).toBe(false);
    expect(hidesResult(reader, { ...game, season: 2 })).toBe(false);
  });
});
