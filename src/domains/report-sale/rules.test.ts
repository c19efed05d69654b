import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_LOOKS, PRICE } from '#domains/report-sale/constants.ts';
import { askedFor } from '#domains/report-sale/rules.ts';
import { Random } from '#engine/random.ts';

const mean = (of: { calls: number; callsRight: number; looks: number }) =>
  Array.from({ length: 200 }, (_, seed) => askedFor(of, new Random(seed))).reduce((sum, price) => sum + price, 0) / 200;

describe('a scout’s asking price', () => {
  it('rises with their accuracy and their looks at the prospect, around the usual price', () => {
    const plain = { calls: 40, callsRight: 20, looks: MIN_LOOKS };
    expect(Math.abs(mean(plain) / PRICE.usual - 1)).toBeLessThan(0.05);
    expect(mean({ ...plain, callsRight: 30 })).toBeGreaterThan(1.2 * mean(plain));
    expect(mean({ ...plain, looks: 8 })).toBeGreaterThan(1.2 * mean(plain));
    expect(mean({ calls: 0, callsRight: 0, looks: MIN_LOOKS })).toBeLessThan(mean(plain));
  });

  it('is within the market’s bounds, in whole hundreds', () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.nat(200),
        fc.integer({ min: MIN_LOOKS, max: 90 }),
        fc.nat(),
        (one, other, looks, seed) => {
          const price = askedFor(
            { calls: Math.max(one, other), callsRight: Math.min(one, other), looks },
            new Random(seed),
          );
          return price >= PRICE.least && price <= PRICE.most && price % 100 === 0;
        },
      ),
    );
  });
});
