import { describe, expect, it } from 'vitest';
import { faultOfTerms, type TermBounds } from '#domains/contracts/rules/terms.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';

const bounds: TermBounds = {
  minimum: 775_000,
  maximum: 16_000_000,
  maxSeasons: 8,
  isEntry: false,
  mayHaveClause: true,
  fromSeason: 4,
};
const terms = (salaries: number[], more: Partial<OfferedTerms> = {}): OfferedTerms => ({
  salaries,
  signingBonus: 0,
  clause: 'none',
  ...more,
});

describe('contract terms', () => {
  it('may be front- or back-loaded by up to a fifth per season', () => {
    expect(faultOfTerms(terms([4_000_000, 5_000_000]), bounds)).toBeNull();
    expect(faultOfTerms(terms([5_000_000, 4_000_000]), bounds)).toBeNull();
    expect(faultOfTerms(terms([5_000_000, 3_990_000]), bounds)).toMatchObject({
      code: 'contracts.terms-steep-step',
      facts: { season: 5, percent: 20 },
    });
  });

  it('count a bonus toward the maximum salary, and report the excess', () => {
    const rich = terms([15_000_000, 15_000_000], { signingBonus: 4_000_000 });
    expect(faultOfTerms(rich, bounds)).toMatchObject({
      code: 'contracts.terms-above-maximum',
      facts: { by: 1_000_000 },
    });
  });

  it('allow a clause only from age 27', () => {
    const clause = terms([2_000_000], { clause: 'no-move' });
    expect(faultOfTerms(clause, bounds)).toBeNull();
    // A relegation clause is open to every player.
    const mayLeave = terms([2_000_000], { relegationClause: true });
    expect(faultOfTerms(mayLeave, { ...bounds, mayHaveClause: false })).toBeNull();
    expect(faultOfTerms(clause, { ...bounds, mayHaveClause: false })).toMatchObject({
      code: 'contracts.terms-too-young-for-clause',
    });
  });

  it('of an entry-level contract follow the scale', () => {
    const entry = { ...bounds, minimum: 900_000, maximum: 900_000, maxSeasons: 3, isEntry: true };
    expect(faultOfTerms(terms([900_000, 900_000, 900_000]), entry)).toBeNull();
    // Otherwise juniors would sign one short contract after another and stay cheap longer.
    expect(faultOfTerms(terms([900_000, 900_000]), entry)).toMatchObject({ facts: { seasons: 3 } });
    expect(faultOfTerms(terms([900_000, 900_000, 900_000], { relegationClause: true }), entry)).toMatchObject({
      code: 'contracts.terms-entry-scale',
    });
    expect(faultOfTerms(terms([905_000, 905_000, 905_000]), entry)).toMatchObject({
      code: 'contracts.terms-entry-scale',
    });
    expect(faultOfTerms(terms([900_000, 900_000, 900_000, 900_000]), entry)).toMatchObject({ facts: { max: 3 } });
  });
});
