import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUDGET_EFFECTS, BUDGET_VOTE_DAYS } from '#domains/federation/constants.ts';
import {
  grantOf,
  isBudgetAccepted,
  isVoterOfBudget,
  isWholeBudget,
  spendingOf,
  workFactor,
  youthAfter,
} from '#domains/federation/rules/budget.ts';

const percent = fc.integer({ min: 0, max: 100 });

describe('the vote on a budget', () => {
  it('is open to members since before the day of the proposal', () => {
    const budget = { closesOn: 200 + BUDGET_VOTE_DAYS };
    expect(isVoterOfBudget({ joinedOn: 199 }, budget)).toBe(true);
    expect(isVoterOfBudget({ joinedOn: 200 }, budget)).toBe(false);
    expect(isVoterOfBudget({ joinedOn: 203 }, budget)).toBe(false);
    expect(isVoterOfBudget({ joinedOn: null }, budget)).toBe(false);
  });
});

describe('the budget of a federation', () => {
  it('spends no more than the federation has', () => {
    expect(isWholeBudget({ youth: 40, courses: 20, scouting: 20, hosting: 20 })).toBe(true);
    expect(isWholeBudget({ youth: 41, courses: 20, scouting: 20, hosting: 20 })).toBe(false);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), percent, (grant, youth) => {
        const { spent, saved } = spendingOf(grant, { youth, courses: 0, scouting: 0, hosting: 100 - youth });
        expect(spent + saved).toBe(grant);
        expect(Math.min(spent, saved)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('passes by more yes than no votes, and without votes', () => {
    expect(isBudgetAccepted(2, 1)).toBe(true);
    expect(isBudgetAccepted(1, 1)).toBe(false);
    expect(isBudgetAccepted(0, 0)).toBe(true);
  });

  it('grows with the nation’s success', () => {
    expect(grantOf(1)).toBeGreaterThan(grantOf(2));
    expect(grantOf(37)).toBe(grantOf(60));
  });
});

describe('money for youth', () => {
  it('changes nothing where all federations spend the same', () => {
    fc.assert(fc.property(percent, (share) => youthAfter(0, share, share) === 0));
    expect(workFactor(40, 40)).toBe(1);
  });

  it('shifts the share of amateurs by at most five percent in ten seasons', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(percent, percent), { minLength: 1, maxLength: 40 }), (seasons) => {
        let youth = 0;
        seasons.forEach(([share, mean], index) => {
          youth = youthAfter(youth, share, mean);
          expect(Math.abs(youth)).toBeLessThanOrEqual(Math.min(0.05, 0.005 * (index + 1)) + 1e-12);
        });
      }),
    );
  });

  it('is worth three percent of the points at most', () => {
    fc.assert(
      fc.property(percent, percent, (share, mean) => {
        expect(Math.abs(workFactor(share, mean) - 1)).toBeLessThanOrEqual(BUDGET_EFFECTS.points + 1e-12);
      }),
    );
  });
});
