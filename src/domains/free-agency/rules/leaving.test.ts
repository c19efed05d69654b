import { describe, expect, it } from 'vitest';
import { Random } from '#engine/random.ts';
import { FREE_AGENCY } from '../constants.ts';
import { leaves } from './leaving.ts';

describe('a player with an expired contract', () => {
  const share = (player: Parameters<typeof leaves>[0], tier: number) => {
    const random = new Random('leaving');
    return Array.from({ length: 2000 }, () => leaves(player, tier, random)).filter(Boolean).length / 2000;
  };

  it('tests the market more often once unrestricted, and most when he is too good for the tier', () => {
    expect(share({ position: 'C', age: 25, overall: 70 }, 1)).toBeCloseTo(FREE_AGENCY.restricted, 1);
    expect(share({ position: 'C', age: 29, overall: 70 }, 1)).toBeCloseTo(FREE_AGENCY.unrestricted, 1);
    expect(share({ position: 'C', age: 25, overall: 79 }, 1)).toBeCloseTo(FREE_AGENCY.restricted, 1);
    expect(share({ position: 'C', age: 25, overall: 79 }, 2)).toBeCloseTo(FREE_AGENCY.tooGood, 1);
  });
});
