import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { knockout, roundRobin } from '../../../tests/factories/tournament.ts';
import { GAME_TYPES } from './constants.ts';
import { COMPETITION_KINDS, type CompetitionSettings, competitionSettings, type StageRules } from './contract.ts';
import {
  canDecide,
  FRIENDLY_SETTINGS,
  gameTypeOf,
  hasConsequences,
  importanceIn,
  LEAGUE_SETTINGS,
  overtimeOf,
  PLAYOFF_SETTINGS,
  rulesOf,
  rulesOfPairing,
  SCRIMMAGE_SETTINGS,
} from './rules.ts';
import { stageRows } from './store/competitions.ts';

describe('the settings of a competition', () => {
  it('say how ties are broken: by a shootout in the league, sudden death in the playoffs, not at all in friendlies', () => {
    expect(overtimeOf(LEAGUE_SETTINGS)).toEqual({ men: 3, minutes: 5, shootout: true });
    expect(overtimeOf(PLAYOFF_SETTINGS)).toEqual({ men: 5, minutes: null, shootout: false });
    expect(overtimeOf(FRIENDLY_SETTINGS)).toEqual({ men: 5, minutes: 0, shootout: false });
  });

  it('may set another overtime length, or go straight to the shootout', () => {
    const overtime = { men: 4, minutes: 10 } as const;
    expect(overtimeOf({ overtime, shootout: true })).toEqual({ men: 4, minutes: 10, shootout: true });
    expect(overtimeOf({ overtime: null, shootout: true })).toMatchObject({ minutes: 0, shootout: true });
  });

  it('are refused when the engine does not support them', () => {
    const isPlayed = (settings: unknown) => competitionSettings.safeParse(settings).success;
    expect([LEAGUE_SETTINGS, PLAYOFF_SETTINGS, FRIENDLY_SETTINGS].map(isPlayed)).toEqual([true, true, true]);
    for (const men of [3, 4, 5])
      for (const minutes of [5, 10, 20, null])
        expect(isPlayed({ ...LEAGUE_SETTINGS, overtime: { men, minutes }, shootout: false })).toBe(true);
    expect(isPlayed({ ...PLAYOFF_SETTINGS, shootout: true })).toBe(false);
    expect(isPlayed({ ...LEAGUE_SETTINGS, overtime: { men: 2, minutes: 5 } })).toBe(false);
    expect(isPlayed({ ...LEAGUE_SETTINGS, overtime: { men: 3, minutes: 0 } })).toBe(false);
    expect(isPlayed({ ...LEAGUE_SETTINGS, bestOf: 2 })).toBe(false);
    expect(isPlayed({ ...LEAGUE_SETTINGS, importance: [] })).toBe(false);
    expect(isPlayed({ ...LEAGUE_SETTINGS, countsFor: undefined })).toBe(false);
  });
});

describe('what a game counts for', () => {
  const counting = ({ countsFor }: CompetitionSettings) =>
    Object.entries(countsFor).flatMap(([what, counts]) => (counts ? [what] : []));

  it('is everything in the league and playoffs, and injuries and the gate in friendlies', () => {
    expect(counting(LEAGUE_SETTINGS)).toEqual(['statistics', 'experience', 'discipline', 'injuries', 'gate']);
    expect(counting(PLAYOFF_SETTINGS)).toEqual(counting(LEAGUE_SETTINGS));
    expect(counting(FRIENDLY_SETTINGS)).toEqual(['injuries', 'gate']);
  });

  it('is nothing in a scrimmage, which therefore changes nothing', () => {
    expect(counting(SCRIMMAGE_SETTINGS)).toEqual([]);
    expect(hasConsequences(SCRIMMAGE_SETTINGS)).toBe(false);
    expect([LEAGUE_SETTINGS, PLAYOFF_SETTINGS, FRIENDLY_SETTINGS].every(hasConsequences)).toBe(true);
  });

  it('depends on the bracket round, with later rounds counting as much as the last one set', () => {
    expect([1, 2, 3, 4].map((round) => importanceIn(PLAYOFF_SETTINGS, round))).toEqual([0.6, 0.8, 1, 1]);
    expect([1, 38].map((round) => importanceIn(LEAGUE_SETTINGS, round))).toEqual([0.3, 0.3]);
  });
});

describe('the rules of a pairing', () => {
  const UNTIL_A_GOAL = { overtime: { men: 3, minutes: null }, shootout: false } as const;
  const OVERRIDES: StageRules = [
    { rules: { overtime: { men: 3, minutes: 10 } } },
    { round: 1, rules: { importance: 0.5 } },
    { round: 3, place: 1, rules: { ...UNTIL_A_GOAL, importance: 1 } },
  ];
  const rulesAt = (round: number, place: number | null) =>
    rulesOfPairing({ ...LEAGUE_SETTINGS, maxInjuryDays: 7 }, OVERRIDES, { round, place });

  it('are those of its competition, with what its stage sets for its round and the place at stake', () => {
    expect(rulesAt(1, 1)).toMatchObject({ overtime: { men: 3, minutes: 10 }, shootout: true, importance: 0.5 });
    expect(rulesAt(3, 3)).toMatchObject({ overtime: { men: 3, minutes: 10 }, importance: 0.3, maxInjuryDays: 7 });
    expect(rulesAt(3, 1)).toMatchObject({ ...UNTIL_A_GOAL, importance: 1, countsFor: LEAGUE_SETTINGS.countsFor });
    expect(rulesOfPairing(PLAYOFF_SETTINGS, [], { round: 2, place: 1 }).importance).toBe(0.8);
    expect(rulesOfPairing(PLAYOFF_SETTINGS, [], { round: 2, place: null }).importance).toBe(0.6);
    expect(rulesOf(FRIENDLY_SETTINGS)).not.toHaveProperty('maxInjuryDays');
  });

  it('decide a bracket only if each of its games has a winner', () => {
    const bracket = knockout({ playedPlaces: 4 });
    const canEnd = (...overrides: StageRules) => canDecide(LEAGUE_SETTINGS, bracket, overrides);
    expect(canEnd(...OVERRIDES)).toBe(true);
    expect(canEnd({ round: 2, place: 3, rules: { shootout: false } })).toBe(false);
    // One takes the shootout away, another the overtime until a goal.
    expect(canEnd({ place: 3, rules: UNTIL_A_GOAL }, { round: 2, rules: { overtime: null } })).toBe(false);
    expect(canDecide(LEAGUE_SETTINGS, roundRobin(), [{ rules: { shootout: false } }])).toBe(true);
  });

  it('are refused when the engine does not support them, alone or together', () => {
    const open = (...rules: StageRules) =>
      stageRows({ id: 1, settings: LEAGUE_SETTINGS }, [
        { settings: knockout(), calendar: { slot: 1, days: [[1], [2]] }, rules },
      ]);
    expect(open(...OVERRIDES)).toMatchObject([{ competitionId: 1, stage: 0, rules: OVERRIDES }]);
    expect(() => open({ rules: { overtime: { men: 3, minutes: null } } })).toThrow(ZodError);
    expect(() => open({ rules: UNTIL_A_GOAL }, { round: 2, rules: { shootout: true } })).toThrow(ZodError);
    expect(() => open({ round: 0, rules: {} })).toThrow(ZodError);
    expect(() => open({ rules: { points: 3 } as never })).toThrow(ZodError);
  });
});

describe('the type of a game', () => {
  it('follows from what it is played for, and each type has a kind of competition', () => {
    const types = COMPETITION_KINDS.map((kind) => gameTypeOf(kind, 20));
    expect(gameTypeOf('league', 20)).toBe('regular');
    expect(gameTypeOf('ua-cup', 20)).toBe('cup');
    expect(gameTypeOf('olympics', 20)).toBe('international');
    expect(new Set([...types, gameTypeOf('friendly', 3)])).toEqual(new Set(GAME_TYPES));
  });

  it('is preseason for a league friendly before the season, and friendly for all others', () => {
    expect(gameTypeOf('friendly', 5)).toBe('preseason');
    expect(gameTypeOf('friendly', 6)).toBe('friendly');
    expect(gameTypeOf('scrimmage', 3)).toBe('scrimmage');
  });
});
