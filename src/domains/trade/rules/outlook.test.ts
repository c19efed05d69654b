import { expect, it } from 'vitest';
import type { TradingClub, ValuedAsset } from '#engine/market/trade.ts';
import { placeAfter } from './outlook.ts';

const body = (id: number, overall: number): ValuedAsset => ({
  ...{ id, position: 'C', age: 27, level: 'PRO', overall, goals: [], hits: [], isOut: 0 },
});
const squad = [body(1, 85), body(2, 70)];
const club: TradingClub = { tier: 1, stance: 'retool', price: 1, minimum: 1, seasonLeft: 1, squad };

it('a trade moves a club’s picks only by as many clubs as it lets the club fall behind', () => {
  // By its ratings it is the best of four; by its lineup only the third.
  const places = new Map([2, 3, 4, 1].map((clubId, index) => [clubId, index + 1]));
  const strengths = new Map([
    [1, 10],
    [2, 9.9],
    [3, 30],
    [4, 40],
  ]);
  const after = (gives: readonly ValuedAsset[]) =>
    placeAfter({ clubId: 1, club, places, strengths }, { gets: [], gives });
  expect(after([])).toBe(4);
  expect(after([body(1, 85)])).toBe(3);
});
