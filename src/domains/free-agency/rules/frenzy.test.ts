import { describe, expect, it } from 'vitest';
import { type MarketBid, settleRound } from '#domains/contracts/rules/auction.ts';
import type { Asker } from '#engine/market/ask.ts';
import { askShare, nextRound, roundOf } from './frenzy.ts';

const LAST = 12;
const asker: Asker = {
  worths: Array<number>(8).fill(4_000_000),
  age: 28,
  personality: { patience: 0.5, greed: 0.5, loyalty: 0, ambition: 0.5, home: 0.5 },
  isOwnClub: false,
  appeal: { role: 0, team: 0, coach: 0, home: 0, morale: 0 },
};
const bounds = { minimum: 775_000, maximum: 16_400_000, maxSeasons: 7, isEntry: false };
const bid = (clubId: number, most: number, playerId = 1): MarketBid => ({
  clubId,
  playerId,
  seasons: 3,
  most,
  asker,
  bounds,
});
const everybody = () => ({ take: () => true });
/** His ask in a round, the same for every bidder. */
const asksIn = (round: number) => (_bid: MarketBid, bidders: number) => askShare(0.5, { round, bidders });

describe('a bidding round of the frenzy', () => {
  it('signs no player below his ask, which falls from round to round', () => {
    expect(settleRound([bid(1, 3_900_000)], asksIn(1), everybody).signings).toEqual([]);
    const [signing] = settleRound([bid(1, 3_900_000)], asksIn(LAST), everybody).signings;
    expect(signing?.salary).toBeLessThan(3_900_000);
    const asks = Array.from({ length: LAST }, (_, index) => askShare(0.5, { round: index + 1, bidders: 2 }));
    expect(asks).toEqual([...asks].sort((a, b) => b - a));
  });

  it('settles in-demand players early, while there is money, and the others wait', () => {
    const [few, some, all] = [2, 12, 40].map((bidders) => askShare(0.5, { round: 1, bidders }));
    expect(few).toBeGreaterThan(some ?? 0);
    expect(some).toBeGreaterThan(all ?? 0);
    // The best of many bids is about a third above his signing price.
    expect(askShare(1, { round: 1, bidders: 40 })).toBeLessThan(1.25);
    expect(askShare(0.5, { round: LAST, bidders: 40 })).toBe(askShare(0.5, { round: LAST, bidders: 2 }));
  });

  it('signs the winner for what the second bidder would have paid, not for the maximum', () => {
    const { signings, interest } = settleRound(
      [bid(1, 9_000_000), bid(2, 6_000_000), bid(3, 5_500_000)],
      asksIn(LAST),
      everybody,
    );
    expect(signings).toMatchObject([{ bid: { clubId: 1 }, salary: 6_000_000 }]);
    expect(interest.get(1)).toBe(3);
  });

  it('sends a player where he earns more, not where a poorer league exceeds his ask further', () => {
    const below = { ...asker, worths: Array<number>(8).fill(1_800_000) };
    const ofSecondLeague = { ...bid(2, 2_600_000), asker: below };
    const { signings } = settleRound([bid(1, 4_100_000), ofSecondLeague], asksIn(LAST), everybody);
    expect(signings).toMatchObject([{ bid: { clubId: 1 } }]);
    // A bid worth less need not be outbid by the other club.
    expect(signings[0]?.salary).toBeLessThan(3_000_000);
    const poor = settleRound([bid(1, 2_000_000), ofSecondLeague], asksIn(LAST), everybody).signings;
    expect(poor).toMatchObject([{ bid: { clubId: 2 } }]);
  });

  it('moves on to the next club when the best one can no longer sign him', () => {
    const { signings } = settleRound([bid(1, 9_000_000), bid(2, 6_000_000)], asksIn(LAST), () => ({
      take: ({ clubId }) => clubId === 2,
    }));
    expect(signings.map((signing) => signing.bid.clubId)).toEqual([2]);
  });

  it('settles the most expensive player first, so the budget goes to him', () => {
    const open = (left = 1) => ({ take: () => left-- > 0 });
    const { signings } = settleRound([bid(1, 5_000_000, 1), bid(1, 8_000_000, 2)], asksIn(LAST), () => open());
    expect(signings.map((signing) => signing.bid.playerId)).toEqual([2]);
  });

  it('never pays more than a bid’s maximum', () => {
    const { signings } = settleRound([bid(1, 6_001_000), bid(2, 6_000_500)], asksIn(LAST), everybody);
    expect(signings[0]?.salary).toBeLessThanOrEqual(6_001_000);
  });
});

it('the frenzy has four rounds on each of its three days', () => {
  expect([roundOf(60, 4, 61), roundOf(61, 1, 61), roundOf(63, 4, 61), roundOf(64, 1, 61)]).toEqual([null, 1, 12, null]);
});

it('the frenzy shows which round is next, and when', () => {
  expect(nextRound({ day: 40, step: 'night' }, 61)).toEqual({ round: 1, slot: 1, daysAhead: 21 });
  expect(nextRound({ day: 61, step: 'morning' }, 61)).toEqual({ round: 1, slot: 1, daysAhead: 0 });
  expect(nextRound({ day: 62, step: 'slot-3' }, 61)).toEqual({ round: 7, slot: 3, daysAhead: 0 });
  expect(nextRound({ day: 62, step: 'night' }, 61)).toEqual({ round: 9, slot: 1, daysAhead: 1 });
  expect(nextRound({ day: 63, step: 'night' }, 61)).toBeNull();
});
