import { describe, expect, it } from 'vitest';
import { leftOf, whoGoes } from '#domains/scout/rules/budget.ts';

const trip = (personId: number, cost: number, sinceDay: number) => ({ personId, cost, sinceDay });
const ids = (trips: readonly { personId: number }[]) => trips.map(({ personId }) => personId);

describe('a travel budget', () => {
  const trips = [trip(3, 600, 5), trip(1, 1_500, 7), trip(2, 600, 7)];

  it('sends all scouts when none is set', () => {
    expect(ids(whoGoes(trips, null).going)).toEqual([3, 1, 2]);
    expect(whoGoes(trips, null).stranded).toEqual([]);
  });

  it('sends scouts in order of their assignments, to the last dollar', () => {
    expect(ids(whoGoes(trips, 2_700).going)).toEqual([3, 1, 2]);
    expect(ids(whoGoes(trips, 2_699).stranded)).toEqual([2]);
    expect(ids(whoGoes(trips, 599).stranded)).toEqual([3, 1, 2]);
  });

  it('still covers a scout cheaper than one it does not', () => {
    const { going, stranded } = whoGoes(trips, 1_200);
    expect(ids(going)).toEqual([3, 2]);
    expect(ids(stranded)).toEqual([1]);
  });

  it('never falls below zero, even when lowered below what is spent', () => {
    expect(leftOf(1_000, 400)).toBe(600);
    expect(leftOf(1_000, 1_600)).toBe(0);
    expect(leftOf(null, 1_600)).toBeNull();
  });
});
