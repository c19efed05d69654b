import { describe, expect, it } from 'vitest';
import { GAME_TYPES } from './constants.ts';
import { COMPETITION_KINDS, competitionSettings } from './contract.ts';
import {
  FRIENDLY_SETTINGS,
  gameTypeOf,
  hasConsequences,
  isCompetitive,
  LEAGUE_SETTINGS,
  overtimeOf,
  PLAYOFF_SETTINGS,
  winsToAdvance,
} from './rules.ts';

describe('the settings of a competition', () => {
  it('say how a tie is settled: in the league by a shootout, in the playoffs by a goal, in a friendly not at all', () => {
    expect(overtimeOf(LEAGUE_SETTINGS)).toEqual({ kind: 'three-on-three', minutes: 5 });
    expect(overtimeOf(PLAYOFF_SETTINGS)).toEqual({ kind: 'sudden-death' });
    expect(overtimeOf(FRIENDLY_SETTINGS)).toEqual({ kind: 'none' });
  });

  it('may set another overtime, or go straight to the shootout', () => {
    expect(overtimeOf({ overtime: { men: 3, minutes: 10 }, shootout: true })).toEqual({
      kind: 'three-on-three',
      minutes: 10,
    });
    expect(overtimeOf({ overtime: null, shootout: true })).toEqual({ kind: 'three-on-three', minutes: 0 });
  });

  it('say how many wins decide a series', () => {
    expect([1, 3, 5].map((bestOf) => winsToAdvance({ bestOf: bestOf as 1 | 3 | 5 }))).toEqual([1, 2, 3]);
  });

  it('are refused when the engine does not play by them', () => {
    const isPlayed = (settings: unknown) => competitionSettings.safeParse(settings).success;
    expect([LEAGUE_SETTINGS, PLAYOFF_SETTINGS, FRIENDLY_SETTINGS].map(isPlayed)).toEqual([true, true, true]);
    expect(isPlayed({ ...LEAGUE_SETTINGS, shootout: false })).toBe(false);
    expect(isPlayed({ ...PLAYOFF_SETTINGS, shootout: true })).toBe(false);
    expect(isPlayed({ ...LEAGUE_SETTINGS, overtime: { men: 4, minutes: 5 } })).toBe(false);
    expect(isPlayed({ ...LEAGUE_SETTINGS, bestOf: 2 })).toBe(false);
  });
});

it('friendlies and scrimmages count for nothing, whoever holds them; all other games count', () => {
  expect(COMPETITION_KINDS.filter((kind) => !isCompetitive(kind))).toEqual([
    'friendly',
    'scrimmage',
    'friendly-cup',
    'user-tournament',
  ]);
});

it('after a scrimmage all is as it was before; every other game changes something', () => {
  expect(COMPETITION_KINDS.filter((kind) => !hasConsequences(kind))).toEqual(['scrimmage']);
});

describe('the type of a game', () => {
  it('is what it is played for, and each type has a kind of competition', () => {
    const types = COMPETITION_KINDS.map((kind) => gameTypeOf(kind, 20));
    expect(gameTypeOf('league', 20)).toBe('regular');
    expect(gameTypeOf('ua-cup', 20)).toBe('cup');
    expect(gameTypeOf('olympics', 20)).toBe('international');
    expect(new Set([...types, gameTypeOf('friendly', 3)])).toEqual(new Set(GAME_TYPES));
  });

  it('is preseason for a friendly of a league before its season, and a friendly for all others', () => {
    expect(gameTypeOf('friendly', 5)).toBe('preseason');
    expect(gameTypeOf('friendly', 6)).toBe('friendly');
    expect(gameTypeOf('scrimmage', 3)).toBe('friendly');
  });
});
