import { describe, expect, it } from 'vitest';
import type { Asker } from '#engine/market/ask.ts';
import { type OfferToWeigh, rankedOffers } from './choice.ts';

describe('the offers to a free agent', () => {
  const asker = (worth: number): Asker => ({
    worths: Array<number>(8).fill(worth),
    age: 28,
    personality: { patience: 0.5, greed: 0.5, loyalty: 0, ambition: 0.5, home: 0.5 },
    isOwnClub: false,
    appeal: { role: 0, team: 0, coach: 0, home: 0, morale: 0 },
  });
  const offer = (id: number, salary: number, worth: number): OfferToWeigh => ({
    id,
    terms: { salaries: [salary, salary, salary], signingBonus: 0, clause: 'none' },
    asker: asker(worth),
    bounds: { minimum: 387_500, maximum: 16_000_000, maxSeasons: 7 },
  });
  const ids = (offers: OfferToWeigh[]) => rankedOffers(offers).map(({ id }) => id);

  it('are ranked by what they bring him, and those that are not enough are left out', () => {
    expect(
      ids([offer(1, 4_200_000, 4_000_000), offer(2, 5_000_000, 4_000_000), offer(3, 3_000_000, 4_000_000)]),
    ).toEqual([2, 1]);
    expect(ids([offer(1, 4_200_000, 4_000_000), offer(2, 4_200_000, 4_000_000)])).toEqual([1, 2]);
  });

  it('of a league that pays half do not come first because they are far above what it pays', () => {
    expect(ids([offer(1, 2_600_000, 1_800_000), offer(2, 4_200_000, 4_000_000)])).toEqual([2, 1]);
    expect(ids([offer(1, 5_600_000, 1_800_000), offer(2, 4_200_000, 4_000_000)])).toEqual([1, 2]);
  });
});
