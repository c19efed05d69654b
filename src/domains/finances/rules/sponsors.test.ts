import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstLimits } from '#engine/market/price.ts';
import { Random } from '#engine/random.ts';
import { dailyStaff, dailyUpkeep, travelCost, usualRevenue } from './costs.ts';
import { expectedAttendance, ordinaryNight } from './gate.ts';
import { parachuteOf, prizeOf } from './prizes.ts';
import { isGoalReached, SLOTS, type SponsorFacts, sensibleOffer, slotWorth, sponsorOffers } from './sponsors.ts';
import { usualSeats } from './tier.ts';
import { leagueShare } from './wages.ts';

const ordinary: SponsorFacts = { tier: 1, fanMood: 50, expectedShare: 0.5, capacity: 15_500, fill: 0.8, games: 38 };

describe('sponsors', () => {
  it('make three offers per slot, one of them guaranteed, under different names', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...SLOTS), (seed, slot) => {
        const offers = sponsorOffers(slot, ordinary, { random: new Random(seed), taken: new Set(['Goldcrest Bank']) });
        expect(offers).toHaveLength(3);
        expect(new Set(offers.map(({ name }) => name)).size).toBe(3);
        expect(offers.map(({ name }) => name)).not.toContain('Goldcrest Bank');
        expect(offers[0]).toMatchObject({ goal: null, bonus: 0 });
        for (const { fixed, seasons } of offers) {
          expect(fixed).toBeGreaterThan(0);
          expect(seasons).toBeGreaterThanOrEqual(1);
          expect(seasons).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it('pay more for happy fans, and less in lower leagues', () => {
    const fixed = (facts: Partial<SponsorFacts>) =>
      sponsorOffers('jersey', { ...ordinary, ...facts }, { random: new Random(4), taken: new Set() })[0]?.fixed ?? 0;
    expect(fixed({ fanMood: 90 })).toBeGreaterThan(fixed({}));
    expect(fixed({ tier: 2, capacity: 9_500 })).toBeLessThan(fixed({}));
    expect(fixed({ capacity: 18_000 })).toBeGreaterThan(fixed({}));
    expect(fixed({ fill: 0.6 })).toBeLessThan(fixed({}));
  });

  it('pay a bonus only for the agreed goal', () => {
    const result = { points: 60, inPlayoffs: true, fill: 0.8 };
    expect(isGoalReached({ goal: 'points', target: 60 }, result)).toBe(true);
    expect(isGoalReached({ goal: 'points', target: 61 }, result)).toBe(false);
    expect(isGoalReached({ goal: 'attendance', target: 80 }, result)).toBe(true);
    expect(isGoalReached({ goal: 'playoffs', target: 1 }, { ...result, inPlayoffs: false })).toBe(false);
    expect(isGoalReached({ goal: null, target: 0 }, result)).toBe(false);
  });

  it('are chosen by an offer’s value: a contender takes the playoff bonus that a weak club leaves', () => {
    const base = { slot: 'jersey', seasons: 1, target: 1, name: 'A' } as const;
    const safe = { ...base, fixed: 100, goal: null, bonus: 0 };
    const bold = { ...base, fixed: 55, goal: 'playoffs', bonus: 90 } as const;
    expect(sensibleOffer([safe, bold], { ...ordinary, expectedShare: 0.65 })).toBe(bold);
    expect(sensibleOffer([safe, bold], { ...ordinary, expectedShare: 0.4 })).toBe(safe);
    expect(() => sensibleOffer([], ordinary)).toThrow(RangeError);
  });
});

describe('prize money', () => {
  it('grows with every place and every playoff round, and shrinks with every tier', () => {
    const prize = (rank: number, rounds: number | null = null, tier = 1) =>
      prizeOf({ tier, rank, clubs: 20, playoffRoundsWon: rounds });
    for (let rank = 1; rank < 20; rank++) expect(prize(rank)).toBeGreaterThan(prize(rank + 1));
    expect(prize(3, 2)).toBeGreaterThan(prize(3, 1));
    expect(prize(1, null, 2)).toBeLessThan(prize(1));
    expect(prize(20)).toBeGreaterThan(0);
    expect(parachuteOf(2)).toBeLessThan(parachuteOf(1));
  });
});

describe('the cost of running a club', () => {
  it('is higher for a longer trip, and lower in a lower league', () => {
    const toronto = { latitude: 43.7, longitude: -79.4 };
    const montreal = { latitude: 45.5, longitude: -73.6 };
    const helsinki = { latitude: 60.2, longitude: 24.9 };
    expect(travelCost(1, toronto, helsinki)).toBeGreaterThan(travelCost(1, toronto, montreal));
    expect(travelCost(2, toronto, montreal)).toBeLessThan(travelCost(1, toronto, montreal));
    expect(dailyStaff(2)).toBeLessThan(dailyStaff(1));
  });

  it('is covered by usual revenue, which is twice the upper limit of the cap in each tier', () => {
    for (const tier of [1, 2, 3, 4, 5]) {
      const { upper } = firstLimits(tier);
      const capacity = usualSeats(tier);
      const share = leagueShare(upper);
      const fill = expectedAttendance(ordinaryNight({ capacity, tier })) / capacity;
      const sponsors = SLOTS.reduce((sum, slot) => sum + slotWorth(slot, { tier, fanMood: 50, capacity, fill }), 0);
      const prize = prizeOf({ tier, rank: 10, clubs: 20, playoffRoundsWon: 0 });
      const income = usualRevenue({ tier, capacity, share, sponsors }) + prize;
      expect(Math.abs(income / (2 * upper) - 1), `tier ${tier}`).toBeLessThan(0.06);
      // The players of a club, down to the juniors, cost a quarter more than the cap limit, which covers the first team
      // only.
      const trip = travelCost(tier, { latitude: 0, longitude: 0 }, { latitude: 0, longitude: tier === 1 ? 40 : 15 });
      const costs = 1.27 * upper + 63 * (dailyStaff(tier) + dailyUpkeep(capacity, tier)) + 19 * trip;
      expect(Math.abs(income / costs - 1), `tier ${tier}`).toBeLessThan(0.08);
    }
  });
});
