import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfTerms } from '#domains/contracts/rules/terms.ts';
import { draftOf, termsOf } from './offer-draft.ts';

const bounds = {
  minimum: 1,
  maximum: 1_000_000_000,
  maxSeasons: 8,
  isEntry: false,
  mayHaveClause: true,
  fromSeason: 1,
};

describe('the offer form', () => {
  it('makes legal steps whatever its setting', () => {
    const draft = fc.record({
      seasons: fc.integer({ min: 1, max: 8 }),
      first: fc.integer({ min: 75_000, max: 16_000_000 }),
      change: fc.integer({ min: -20, max: 20 }),
      bonus: fc.constant(0),
      clause: fc.constant('none' as const),
      relegationClause: fc.boolean(),
    });
    fc.assert(
      fc.property(draft, (each) => {
        const terms = termsOf(each);
        expect(terms.salaries).toHaveLength(each.seasons);
        expect(faultOfTerms(terms, bounds)).toBeNull();
      }),
    );
  });

  it('starts with the player’s ask', () => {
    const ask = { salaries: [2_000_000, 2_000_000], signingBonus: 5, clause: 'no-trade' as const };
    expect(termsOf(draftOf(ask))).toEqual(ask);
    expect(termsOf(draftOf({ ...ask, relegationClause: true }))).toEqual({ ...ask, relegationClause: true });
  });
});
