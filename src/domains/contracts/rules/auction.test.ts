import { describe, expect, it } from 'vitest';
import type { Asker } from '#engine/market/ask.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import { type Books, type MarketBid, settleRound } from './auction.ts';

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
    () => ({ take: () => true }),
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

describe('the books of clubs', () => {
  it('keep a bid that could not be paid from raising the price of the club that signs him', () => {
    const bids = [limit(1, 6_000_000), limit(2, 5_500_000), limit(3, 4_400_000)];
    const priceWith = (raises: (other: MarketBid) => boolean) =>
      settleRound(
        bids,
        () => 1,
        () => ({ take: () => true, raises }),
      ).signings[0]?.salary ?? 0;
    expect(priceWith(() => true)).toBeGreaterThanOrEqual(5_500_000);
    expect(priceWith(({ clubId }) => clubId !== 2)).toBeLessThan(4_500_000);
  });

  /** Opens books of clubs that can each pay a limited sum, or a limited number of players. */
  const opening = (room: Record<number, { dollars?: number; players?: number }>) => (): Books => {
    const left = structuredClone(room);
    return {
      take({ clubId }, salary) {
        const { dollars = Number.POSITIVE_INFINITY, players = Number.POSITIVE_INFINITY } = left[clubId] ?? {};
        if (dollars < salary || players < 1) return false;
        left[clubId] = { dollars: dollars - salary, players: players - 1 };
        return true;
      },
    };
  };
  const signedBy = (bids: readonly MarketBid[], open: () => Books) =>
    settleRound(bids, () => 1, open).signings.map(({ bid }) => [bid.clubId, bid.playerId]);
  const one = opening({ 1: { players: 1 }, 2: { players: 1 }, 3: { players: 1 } });

  it('give a manager who can pay one player the one ranked first, not the dearest', () => {
    const two = [
      { ...offer(1, 6_000_000), playerId: 1, rank: 2 },
      { ...offer(1, 4_200_000), playerId: 2, rank: 1 },
      { ...limit(2, 5_000_000), playerId: 1 },
    ];
    expect(signedBy(two, one)).toEqual([
      [2, 1],
      [1, 2],
    ]);
    // Two managers whose orders contradict each other still get an answer.
    const other = [
      { ...offer(3, 4_200_000), playerId: 1, rank: 1 },
      { ...offer(3, 4_200_000), playerId: 2, rank: 2 },
    ];
    expect(signedBy([...two, ...other], one)).toHaveLength(2);
  });

  it('settle the dearest player first whatever bids a manager without a chance ranks above the star', () => {
    const room = opening({ 2: { players: 1 }, 3: { players: 1 }, 4: { players: 1 } });
    const others = [2, 3, 4].flatMap((clubId, index) => [
      { ...limit(clubId, 9_000_000 - index * 200_000), playerId: 1 },
      { ...limit(clubId, 5_000_000), playerId: clubId },
    ]);
    const star = { ...limit(1, 7_000_000), playerId: 1, rank: 4 };
    const decoys = [2, 3, 4].map((playerId, rank) => ({ ...limit(1, 775_000), playerId, rank }));
    const priceWith = (more: readonly MarketBid[]) =>
      settleRound([...others, star, ...more], () => 1, room).signings.find(({ bid }) => bid.playerId === 1);
    expect(priceWith(decoys)).toEqual(priceWith([]));
    expect(priceWith(decoys)).toMatchObject({ bid: { clubId: 2 } });
  });

  it('cost no signing for an offer that could not be paid in any case, and no more of them than it takes', () => {
    const bids = [
      { ...offer(1, 9_000_000), playerId: 1, rank: 3 },
      { ...offer(1, 8_000_000), playerId: 2, rank: 2 },
      { ...offer(1, 4_200_000), playerId: 3, rank: 4 },
      { ...offer(1, 20_000_000), playerId: 4, rank: 1 },
    ];
    expect(signedBy(bids, opening({ 1: { dollars: 13_500_000 } }))).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(signedBy(bids, opening({ 1: { dollars: 9_500_000 } }))).toEqual([[1, 2]]);
  });

  it('settle a round of hundreds of managers with twenty targets each in a few passes', () => {
    const bids = Array.from({ length: 300 }, (_, clubId) =>
      Array.from({ length: 20 }, (_, rank) => {
        return {
          ...limit(clubId, 4_200_000 + ((clubId * 7 + rank * 13) % 97) * 10_000),
          playerId: (clubId * 31 + rank * 53) % 1_000,
          rank,
        };
      }),
    ).flat();
    const room = Object.fromEntries(Array.from({ length: 300 }, (_, clubId) => [clubId, { players: 3 }]));
    let opened = 0;
    const open = () => {
      opened++;
      return opening(room)();
    };
    const { signings, withdrawn } = settleRound(bids, () => 1, open);
    expect(signings.length).toBeGreaterThan(500);
    expect(withdrawn.size).toBeGreaterThan(100);
    expect(opened).toBeLessThan(120);
  });
});
