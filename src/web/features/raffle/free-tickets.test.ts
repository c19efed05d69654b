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

describe('the free ticket of the page of pucks', () => {
  it('is one while the household has not had it, also before the age is declared', () => {
    expect(freeTicketsOf(list)).toBe(1);
    expect(freeTicketsOf({ ...list, standing: 'undeclared' })).toBe(1);
  });

  it('is none once it was taken, for admins, under 18, and while no raffle is open', () => {
    expect(freeTicketsOf({ ...list, isFreeLeft: false })).toBe(0);
    expect(freeTicketsOf({ ...list, standing: 'admin' })).toBe(0);
    expect(freeTicketsOf({ ...list, standing: 'minor' })).toBe(0);
    expect(freeTicketsOf({ ...list, open: [] })).toBe(0);
  });
});
