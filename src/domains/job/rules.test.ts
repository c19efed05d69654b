import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIER_SHARE } from '#domains/finances/constants.ts';
import type { At } from '#domains/job/constants.ts';
import {
  askOfNation,
  atClub,
  atNation,
  frameOfNation,
  isConflict,
  isDismissedByNation,
  isSameEmployer,
  keyOfEmployer,
  type Ties,
} from '#domains/job/rules.ts';
import { Random } from '#engine/random.ts';

const place = fc.integer({ min: 1, max: 3 });
const employer: fc.Arbitrary<At> = fc.oneof(place.map(atClub), place.map(atNation));
const maybe = fc.option(place, { nil: null });
const ties: fc.Arbitrary<Ties> = fc.record({
  manages: maybe,
  presides: maybe,
  leads: maybe,
  works: fc.array(employer, { maxLength: 3 }),
});
const NONE: Ties = { manages: null, presides: null, leads: null, works: [] };

describe('a user’s further jobs', () => {
  it('may be anything for a user without one, and several careers at one club or nation', () => {
    fc.assert(
      fc.property(employer, fc.integer({ min: 0, max: 3 }), (at, careers) => {
        return !isConflict(at, { ...NONE, works: Array.from({ length: careers }, () => at) });
      }),
    );
  });

  it('never increase with more ties', () => {
    fc.assert(
      fc.property(employer, ties, employer, (at, before, work) => {
        const more = { ...before, works: [...before.works, work] };
        return !isConflict(at, before) || isConflict(at, more);
      }),
    );
  });

  it('are never at two clubs or two nations, nor at another club than the one they manage', () => {
    fc.assert(
      fc.property(employer, ties, (at, all) => {
        const rivals = all.works.some((one) => one.employer === at.employer && !isSameEmployer(one, at));
        const isElsewhere = at.employer === 'club' && all.manages !== null && all.manages !== at.clubId;
        return !(rivals || isElsewhere) || isConflict(at, all);
      }),
    );
  });

  it('are at any club for a president, but at no other nation', () => {
    fc.assert(
      fc.property(place, place, (where, presides) => {
        const office = { ...NONE, presides };
        return isConflict(atNation(where), office) && !isConflict(atClub(where), office);
      }),
    );
  });
});

describe('a national general manager', () => {
  it('works for no other nation, and for any club', () => {
    fc.assert(
      fc.property(place, place, (where, leads) => {
        const office = { ...NONE, leads };
        return isConflict(atNation(where), office) === (where !== leads) && !isConflict(atClub(where), office);
      }),
    );
  });
});

describe('an AI federation', () => {
  const shareOf = (role: 'head' | 'youth', places: number) => {
    const random = new Random(`dismissals ${role} ${places}`);
    return (
      Array.from({ length: 2_000 }, () => isDismissedByNation(role, places, random)).filter(Boolean).length / 2_000
    );
  };

  it('keeps its staff after a lost rank, and fires a head coach the sooner the more ranks are lost', () => {
    expect([-5, 0, 1].map((places) => shareOf('head', places))).toEqual([0, 0, 0]);
    expect(shareOf('head', 3)).toBeCloseTo(0.3, 1);
    expect(shareOf('head', 30)).toBeCloseTo(0.6, 1);
    expect(shareOf('youth', 30)).toBe(0);
  });
});

describe('employers', () => {
  it('are distinguished by kind and id', () => {
    fc.assert(
      fc.property(employer, employer, (one, other) => {
        return isSameEmployer(one, other) === (keyOfEmployer(one) === keyOfEmployer(other));
      }),
    );
  });

  it('have larger staff budgets for better nations, and staff ask less of a nation than of a club', () => {
    for (let rank = 1; rank < 40; rank++) expect(frameOfNation(rank)).toBeGreaterThan(frameOfNation(rank + 1));
    expect(frameOfNation(13)).toBe(Math.round(frameOfNation(1) * TIER_SHARE));
    expect(askOfNation(600_000, 5_000)).toBe(300_000);
    expect(askOfNation(0, 5_000)).toBe(5_000);
  });
});
