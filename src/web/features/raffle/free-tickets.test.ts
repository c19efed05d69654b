import { describe, expect, it } from 'vitest';
import { RAFFLE_TYPES } from '#domains/raffle/constants.ts';
import type { RaffleList } from '#domains/raffle/contract.ts';
import { freeTicketsOf } from './free-tickets.ts';

const { added, percent } = RAFFLE_TYPES['daily-puck'];
const raffle: RaffleList['open'][number] = {
  ...{ id: 1, type: 'daily-puck', opensAt: '', closesAt: '', drawnAt: null, places: [], pot: added, added, percent },
  ...{ seedHash: '', tickets: 0, own: 0, winners: [] },
};
const list: RaffleList = { standing: 'open', isFreeLeft: true, open: [raffle] };

describe('the free ticket on the pucks page', () => {
  it('is available until the household has used it, even before the age is declared', () => {
    expect(freeTicketsOf(list)).toBe(1);
    expect(freeTicketsOf({ ...list, standing: 'undeclared' })).toBe(1);
  });

  it('is not available once used, to admins, under 18, and while no raffle is open', () => {
    expect(freeTicketsOf({ ...list, isFreeLeft: false })).toBe(0);
    expect(freeTicketsOf({ ...list, standing: 'admin' })).toBe(0);
    expect(freeTicketsOf({ ...list, standing: 'minor' })).toBe(0);
    expect(freeTicketsOf({ ...list, open: [] })).toBe(0);
  });
});
