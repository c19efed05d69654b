import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Asker,
  asksOf,
  FACTORS,
  judgeOffer,
  leastSalary,
  type SalaryBounds,
  shareOf,
  weightsOf,
} from '#engine/market/ask.ts';
import { TAKES_MINIMUM } from '#engine/market/ask-constants.ts';
import { hintsOf, personalityOf, TRAITS } from '#engine/market/personality.ts';
import { averageOf, CLAUSES, type OfferedTerms } from '#engine/market/terms.ts';
import { knownSecret } from '#engine/secret.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const opinion = fc.double({ min: -1, max: 1, noNaN: true });
const anybody: fc.Arbitrary<Asker> = fc.record({
  worths: fc.array(fc.integer({ min: 75_000, max: 20_000_000 }), { minLength: 8, maxLength: 8 }),
  age: fc.integer({ min: 20, max: 41 }),
  isOwnClub: fc.boolean(),
  personality: fc.record({ patience: share, greed: share, loyalty: share, ambition: share, home: share }),
  appeal: fc.record({ role: opinion, team: opinion, coach: opinion, home: opinion, morale: opinion }),
  fear: fc.double({ min: 0, max: 0.1, noNaN: true }),
});
const bounds: SalaryBounds = { minimum: 775_000, maximum: 16_000_000, maxSeasons: 8 };
const offers: fc.Arbitrary<OfferedTerms> = fc.record({
  salaries: fc.array(fc.integer({ min: 775_000, max: 16_000_000 }), { minLength: 1, maxLength: 8 }),
  signingBonus: fc.integer({ min: 0, max: 5_000_000 }),
  clause: fc.constantFrom(...CLAUSES),
  relegationClause: fc.boolean(),
});

describe('a player’s asking price', () => {
  it('lies between the minimum and a fifth of the cap, for up to eight seasons, each length once', () => {
    fc.assert(
      fc.property(anybody, (asker) => {
        const asks = asksOf(asker, bounds);
        expect(asks.length).toBeGreaterThanOrEqual(1);
        expect(new Set(asks.map(({ salaries }) => salaries.length)).size).toBe(asks.length);
        for (const ask of asks) {
          expect(averageOf(ask)).toBeGreaterThanOrEqual(775_000);
          expect(averageOf(ask)).toBeLessThanOrEqual(16_000_000);
          expect(ask.salaries.length).toBeLessThanOrEqual(8);
        }
      }),
    );
  });

  it('is one he then signs for', () => {
    fc.assert(
      fc.property(anybody, (asker) => {
        for (const ask of asksOf(asker, bounds)) expect(judgeOffer(asker, ask, bounds, 100).does).toBe('accept');
      }),
    );
  });

  it('is the minimum where he would sign for hardly more', () => {
    fc.assert(
      fc.property(
        anybody,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 600_000, max: 1_200_000 }),
        (one, seasons, worth) => {
          const least = leastSalary({ ...one, worths: Array<number>(8).fill(worth) }, seasons, bounds);
          if (least !== bounds.minimum) expect(least).toBeGreaterThan(bounds.minimum * TAKES_MINIMUM);
        },
      ),
    );
  });

  it('is lower from a club he likes', () => {
    fc.assert(
      fc.property(anybody, (asker) => {
        const liked = { ...asker, appeal: { role: 1, team: 1, coach: 1, home: 1, morale: 1 } };
        const [dear, cheap] = [asksOf(asker, bounds)[0], asksOf(liked, bounds)[0]];
        if (dear && cheap) expect(averageOf(cheap)).toBeLessThanOrEqual(averageOf(dear));
      }),
    );
  });
});

describe('a relegation clause', () => {
  it('lowers the price of what he fears, and raises none', () => {
    fc.assert(
      fc.property(anybody, fc.integer({ min: 1, max: 8 }), (asker, seasons) => {
        const [bound, free] = [leastSalary(asker, seasons, bounds), leastSalary(asker, seasons, bounds, true)];
        expect(free).toBeLessThanOrEqual(bound);
        expect(free).toBe(leastSalary({ ...asker, fear: 0 }, seasons, bounds));
      }),
    );
  });

  it('stays in his ask after an offer with it', () => {
    fc.assert(
      fc.property(anybody, offers, (asker, offer) => {
        const verdict = judgeOffer(asker, offer, bounds, 100);
        if (verdict.does === 'counter') expect(verdict.counter.relegationClause ?? false).toBe(offer.relegationClause);
      }),
    );
  });
});

describe('a contract offer', () => {
  const rank = { accept: 2, counter: 1, refuse: 0 } as const;

  it('is never judged worse for more money, a bonus or a stronger clause', () => {
    const more = fc.record({ salary: fc.nat(3_000_000), bonus: fc.nat(3_000_000), clause: fc.nat(3) });
    fc.assert(
      fc.property(
        anybody,
        offers,
        more,
        fc.integer({ min: 1, max: 100 }),
        (asker, offer, { salary, bonus, clause }, patience) => {
          const better: OfferedTerms = {
            salaries: offer.salaries.map((each) => each + salary),
            signingBonus: offer.signingBonus + bonus,
            relegationClause: offer.relegationClause || clause > 1,
            clause: CLAUSES[Math.min(3, CLAUSES.indexOf(offer.clause) + clause)] ?? 'no-move',
          };
          expect(shareOf(asker, better, bounds)).toBeGreaterThanOrEqual(shareOf(asker, offer, bounds));
          const [one, other] = [
            judgeOffer(asker, offer, bounds, patience),
            judgeOffer(asker, better, bounds, patience),
          ];
          expect(rank[other.does]).toBeGreaterThanOrEqual(rank[one.does]);
          if (one.does === 'counter' && other.does === 'counter')
            expect(other.patience).toBeGreaterThanOrEqual(one.patience);
        },
      ),
    );
  });

  it('met with a counteroffer leads to a contract when the counter is offered', () => {
    fc.assert(
      fc.property(anybody, offers, (asker, offer) => {
        const verdict = judgeOffer(asker, offer, bounds, 100);
        if (verdict.does !== 'counter') return;
        expect(verdict.counter.salaries).toHaveLength(offer.salaries.length);
        expect(judgeOffer(asker, verdict.counter, bounds, 1).does).toBe('accept');
      }),
    );
  });

  it('costs patience until he breaks off, after at most a dozen offers', () => {
    fc.assert(
      fc.property(anybody, offers, (asker, offer) => {
        let patience = 100;
        for (let round = 0; round < 12; round++) {
          const verdict = judgeOffer(asker, offer, bounds, patience);
          if (verdict.does !== 'counter') return;
          expect(verdict.patience).toBeLessThan(patience);
          patience = verdict.patience;
        }
        expect(judgeOffer(asker, offer, bounds, patience).does).not.toBe('counter');
      }),
    );
  });

  it('that insults him ends the talks sooner than one that is nearly enough', () => {
    const asker = fc.sample(anybody, { seed: 1, numRuns: 1 })[0];
    if (!asker) throw new Error('nobody was drawn');
    const personality = { patience: 0.5, greed: 0.5, loyalty: 0.5, ambition: 0.5, home: 0.5 };
    const ordinary = { ...asker, worths: [5_000_000], age: 28, isOwnClub: false, personality };
    const [ask] = asksOf(ordinary, bounds);
    if (!ask) throw new Error('he asks for nothing');
    const at = (part: number) => ({ ...ask, salaries: ask.salaries.map((salary) => Math.round(salary * part)) });
    expect(judgeOffer(ordinary, at(0.2), bounds, 100).does).toBe('refuse');
    expect(judgeOffer(ordinary, at(0.85), bounds, 100).does).not.toBe('refuse');
  });
});

describe('a personality', () => {
  it('belongs to the player and the world, no matter who asks and when', () => {
    const secret = knownSecret('talks');
    expect(personalityOf(7, secret)).toEqual(personalityOf(7, secret));
    expect(personalityOf(7, secret)).not.toEqual(personalityOf(8, secret));
  });

  it('is hinted at where it stands out, in at most three words', () => {
    expect(hintsOf({ patience: 0.5, greed: 0.5, loyalty: 0.5, ambition: 0.5, home: 0.5 })).toEqual([]);
    expect(hintsOf({ patience: 0, greed: 0.95, loyalty: 0.8, ambition: 0.75, home: 0.5 })).toEqual([
      'low-patience',
      'high-greed',
      'high-loyalty',
    ]);
  });

  it('decides his priorities: the weights add up to 1 and follow the traits', () => {
    fc.assert(
      fc.property(anybody, ({ personality }) => {
        const weights = weightsOf(personality);
        expect(FACTORS.reduce((sum, factor) => sum + weights[factor], 0)).toBeCloseTo(1);
        // Equal to the greediest player's, except for rounding.
        expect(weightsOf({ ...personality, greed: 1 }).money).toBeGreaterThan(weights.money - 1e-9);
      }),
    );
    expect(TRAITS).toHaveLength(5);
  });
});
