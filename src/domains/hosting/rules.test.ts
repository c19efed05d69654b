import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPEAL, PLEDGE } from '#domains/hosting/constants.ts';
import { appealOf, type Bid, winnerOf } from '#domains/hosting/rules.ts';

const bid: fc.Arbitrary<Omit<Bid, 'nationId'>> = fc.record({
  pledge: fc.integer({ min: PLEDGE.least, max: PLEDGE.most }),
  rank: fc.option(fc.integer({ min: 1, max: 60 })),
  rested: fc.option(fc.integer({ min: 1, max: 30 })),
});
const numbered = (bids: readonly Omit<Bid, 'nationId'>[]) =>
  bids.map((one, index) => ({ ...one, nationId: index + 1 }));

describe('a hosting bid', () => {
  it('is accepted if no other beats it, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(bid, { minLength: 1, maxLength: 12 }), (made) => {
        const bids = numbered(made);
        const winner = winnerOf(bids);
        expect(winner).toEqual(winnerOf(bids.toReversed()));
        expect(bids.every((one) => appealOf(one) <= appealOf(winner ?? one))).toBe(true);
      }),
    );
  });

  it('gains value with money, and loses it if the federation hosted lately', () => {
    fc.assert(
      fc.property(bid, fc.integer({ min: 0, max: 5_000_000 }), (one, more) => {
        expect(appealOf({ ...one, pledge: one.pledge + more })).toBeGreaterThanOrEqual(appealOf(one));
        const rested = { ...one, rested: APPEAL.rest + 1 };
        expect(appealOf({ ...one, rested: APPEAL.rest })).toBe(appealOf(rested) - APPEAL.hostedLately * 100);
      }),
    );
  });

  it('wins only where there is one', () => {
    expect(winnerOf([])).toBeNull();
  });
});
