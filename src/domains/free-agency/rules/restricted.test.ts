import { describe, expect, it } from 'vitest';
import {
  compensationFor,
  decideQualifying,
  decideSheet,
  isRestricted,
  qualifyingSalary,
} from '#domains/free-agency/rules/restricted.ts';
import { firstLimits } from '#engine/market/price.ts';

const limits = firstLimits(1);
const player = { age: 24, proSeasons: 3, isOwn: true, isEnding: true, isQualified: false };
const sheet = {
  holder: { clubId: 1, leagueId: 1 },
  club: { clubId: 2, leagueId: 1 },
  hasSigned: false,
  isInArbitration: false,
  wasDeclinedToday: false,
  isWaiting: false,
};

describe('a restricted free agent', () => {
  it('is under 27 with fewer than seven first-team seasons', () => {
    expect(isRestricted({ age: 26, proSeasons: 6 })).toBe(true);
    expect(isRestricted({ age: 27, proSeasons: 2 })).toBe(false);
    expect(isRestricted({ age: 20, proSeasons: 2 })).toBe(false);
    expect(isRestricted({ age: 25, proSeasons: 7 })).toBe(false);
  });

  it('is qualified at 105 percent of his salary, at least the minimum, until the night of the draft', () => {
    expect(qualifyingSalary(2_000_000, limits)).toBe(2_100_000);
    expect(qualifyingSalary(300_000, limits)).toBe(limits.minimum);
    expect(decideQualifying(player, 60)).toEqual({ ok: true });
    expect(decideQualifying(player, 61)).toMatchObject({ code: 'free-agency.qualifying-closed' });
    expect(decideQualifying({ ...player, isQualified: true }, 60)).toMatchObject({
      code: 'free-agency.qualified-already',
    });
    expect(decideQualifying({ ...player, isEnding: false }, 60)).toMatchObject({ code: 'free-agency.not-ending' });
    expect(decideQualifying({ ...player, age: 27 }, 60)).toMatchObject({ code: 'free-agency.not-restricted' });
  });
});

describe('an offer sheet', () => {
  it('costs more picks the larger its share of the cap', () => {
    const picks = (share: number) => compensationFor(share * limits.upper, limits.upper, 4).length;
    expect(picks(0.01)).toBe(0);
    expect(compensationFor(0.02 * limits.upper, limits.upper, 4)).toEqual([{ season: 4, round: 3 }]);
    const shares = [0.01, 0.02, 0.04, 0.06, 0.1, 0.15, 0.2].map(picks);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(compensationFor(0.2 * limits.upper, limits.upper, 4)).toContainEqual({ season: 5, round: 1 });
  });

  it('goes to a qualified player of another club in the league, from the frenzy to a week into the season', () => {
    expect(decideSheet(sheet, 61)).toEqual({ ok: true });
    expect(decideSheet(sheet, 7)).toEqual({ ok: true });
    const code = (change: Partial<typeof sheet>, day = 62) => decideSheet({ ...sheet, ...change }, day);
    expect(code({}, 8)).toMatchObject({ code: 'free-agency.sheets-closed' });
    expect(code({ club: { clubId: 1, leagueId: 1 } })).toMatchObject({ code: 'free-agency.own-rights' });
    expect(code({ club: { clubId: 2, leagueId: 4 } })).toMatchObject({ code: 'free-agency.other-league' });
    expect(code({ hasSigned: true })).toMatchObject({ code: 'free-agency.sheet-signed' });
    expect(code({ isInArbitration: true })).toMatchObject({ code: 'free-agency.in-arbitration' });
    expect(code({ wasDeclinedToday: true })).toMatchObject({ code: 'free-agency.offered-today' });
    expect(code({ isWaiting: true })).toMatchObject({ code: 'free-agency.one-sheet' });
    expect(decideSheet({ ...sheet, holder: null }, 62)).toMatchObject({ code: 'free-agency.not-held' });
  });
});
