import { describe, expect, it } from 'vitest';
import type { Asker } from '#engine/market/ask.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import { type MarketBid, settleRound } from './auction.ts';

const asker = (worth: number): Asker => ({
  worths: Array<number>(8).fill(worth),
  age: 28,
  personality: { patience: 0.5, greed: 0.5, loyalty: 0, ambition: 0.5, home: 0.5 },
  isOwnClub: false,
  appeal: { role: 0, team: 0, coach: 0, home: 0, morale: 0 },
});
const bounds = { minimum: 775_000, maximum: 16_400_000, maxSeasons: 7, isEntry: false };
const flat = (salary: number): OfferedTerms => ({
  salaries: [salary, salary, salary],
  signingBonus: 0,
  clause: 'none',
});
const limit = (clubId: number, most: number, worth = 4_000_000): MarketBid => {
  return { clubId, playerId: 1, seasons: 3, most, asker: asker(worth), bounds };
};
const offer = (clubId: number, salary: number, worth = 4_000_000): MarketBid => {
  return { ...limit(clubId, salary, worth), terms: flat(salary) };
};
const signed = (bids: readonly MarketBid[], ask = 1) =>
  settleRound(
    bids,
    () => ask,
    () => true,
  ).signings.map(({ bid, salary }) => [bid.clubId, salary]);

describe('exact offers beside maximum bids', () => {
  it('are paid to the dollar', () => {
    expect(signed([offer(1, 5_200_000)])).toEqual([[1, 5_200_000]]);
  });

  it('lose to a club whose maximum is higher, at no more than it takes to win', () => {
    const [winner] = signed([offer(1, 5_000_000), limit(2, 6_000_000)]);
    expect(winner?.[0]).toBe(2);
    expect(winner?.[1]).toBeGreaterThanOrEqual(5_000_000);
    expect(winner?.[1]).toBeLessThan(5_050_000);
  });

  it('beat a club whose maximum is lower', () => {
    expect(signed([offer(1, 6_100_000), limit(2, 6_000_000)])).toEqual([[1, 6_100_000]]);
  });

  it('sign no player below the asking price, and sign one once it has fallen', () => {
    expect(signed([limit(1, 3_600_000)])).toEqual([]);
    expect(signed([limit(1, 3_600_000)], 0.84)).toHaveLength(1);
  });

  it('go to the club with the lowest number among equals', () => {
    expect(signed([offer(2, 4_200_000), offer(1, 4_200_000)])).toEqual([[1, 4_200_000]]);
  });

  it('are compared in dollars, not as a share of a poorer league’s pay', () => {
    expect(signed([offer(1, 2_600_000, 1_800_000), offer(2, 4_200_000)])[0]?.[0]).toBe(2);
    expect(signed([offer(1, 5_600_000, 1_800_000), offer(2, 4_200_000)])[0]?.[0]).toBe(1);
  });
});
