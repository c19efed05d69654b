import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARBITRATION } from '#domains/free-agency/constants.ts';
import {
  awardOf,
  decideElection,
  decideWalkAway,
  mostSeasons,
  walkAwayFrom,
} from '#domains/free-agency/rules/arbitration.ts';
import { firstLimits } from '#engine/market/price.ts';

const limits = firstLimits(1);
const player = { isHeldByClub: true, age: 24, hasSheet: false, hasCase: false };
const hearing = { projected: 3_000_000, comparables: [2_000_000], offered: 1_050_000, wanted: 6_000_000, limits };

describe('an arbitration case', () => {
  it('is filed in the frenzy, by qualified players from age 23, once a summer', () => {
    expect(decideElection(player, ARBITRATION.fromDay)).toEqual({ ok: true });
    const code = (change: Partial<typeof player>, day = 62) => decideElection({ ...player, ...change }, day);
    expect(code({}, 60)).toMatchObject({ code: 'free-agency.arbitration-closed' });
    expect(code({}, 5)).toMatchObject({ code: 'free-agency.arbitration-closed' });
    expect(code({ isHeldByClub: false })).toMatchObject({ code: 'free-agency.not-held' });
    expect(code({ age: 22 })).toMatchObject({ code: 'free-agency.too-young-to-arbitrate' });
    expect(code({ hasCase: true })).toMatchObject({ code: 'free-agency.arbitrated-already' });
    expect(code({ hasSheet: true })).toMatchObject({ code: 'free-agency.sheet-signed' });
  });

  it('covers at most two seasons, and none past free agency', () => {
    expect([23, 25, 26].map(mostSeasons)).toEqual([2, 2, 1]);
  });
});

describe('an arbitration award', () => {
  it('stays within a band around the comparables', () => {
    expect(awardOf(hearing)).toBe(2_300_000);
    expect(awardOf({ ...hearing, projected: 1_200_000 })).toBe(1_700_000);
    expect(awardOf({ ...hearing, projected: 2_100_000 })).toBe(2_100_000);
    expect(awardOf({ ...hearing, comparables: [] })).toBe(3_000_000);
  });

  it('lies between the club’s offer and the player’s ask, and rises with his expected value', () => {
    const dollars = fc.integer({ min: limits.minimum, max: limits.maximum });
    fc.assert(
      fc.property(
        dollars,
        dollars,
        fc.array(dollars, { maxLength: 5 }),
        dollars,
        dollars,
        (a, b, comparables, c, d) => {
          const [offered, wanted] = [c, d];
          const award = (projected: number) => awardOf({ projected, comparables, offered, wanted, limits });
          expect(award(a)).toBeGreaterThanOrEqual(offered - 5_000);
          expect(award(a)).toBeLessThanOrEqual(Math.max(offered, wanted) + 5_000);
          expect(award(Math.max(a, b))).toBeGreaterThanOrEqual(award(Math.min(a, b)));
        },
      ),
    );
  });
});

describe('a club in arbitration', () => {
  const large = { award: walkAwayFrom(limits), electedBy: 'player' as const, hasWalkedAway: false };

  it('walks away from a large award the player filed for, once a summer', () => {
    expect(decideWalkAway(large, limits)).toEqual({ ok: true });
    const code = (change: Partial<Parameters<typeof decideWalkAway>[0]>) =>
      decideWalkAway({ ...large, ...change }, limits);
    expect(code({ award: null })).toMatchObject({ code: 'free-agency.arbitration-over' });
    expect(code({ award: large.award - 1 })).toMatchObject({ code: 'free-agency.small-award' });
    expect(code({ electedBy: 'club' })).toMatchObject({ code: 'free-agency.own-case' });
    expect(code({ hasWalkedAway: true })).toMatchObject({ code: 'free-agency.walked-away-already' });
  });
});
