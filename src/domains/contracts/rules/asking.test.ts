import { expect, it } from 'vitest';
import { askOnDay, asksFrom, priceBand, rivalsIn } from './asking.ts';

it('the asking price falls each morning, and stops above three fifths of his signing price', () => {
  const shares = [1, 2, 3, 4, 5, 30].map((day) => askOnDay(day));
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
  expect(shares.at(-1)).toBeGreaterThan(3 / 5);
});

it('a player not on the market asks his signing price', () => {
  expect(askOnDay(null)).toBe(1);
  expect(asksFrom(null)).toEqual([1]);
});

it('the schedule shows prices from the next morning to the last step', () => {
  const all = asksFrom(1);
  expect(asksFrom(2)).toEqual(all.slice(1));
  expect(asksFrom(40)).toEqual(all.slice(-1));
});

it('all users see prices in the same bands', () => {
  const { low, high } = priceBand(2_000_000, 775_000);
  expect(low).toBeLessThanOrEqual(2_000_000);
  expect(high).toBeGreaterThan(2_000_000);
  expect(priceBand(low + 10_000, 775_000)).toEqual({ low, high });
  expect(priceBand(775_000, 775_000).low).toBe(775_000);
});

it('rival clubs are counted in words', () => {
  expect([0, 1, 2, 3, 5, 6, 20].map(rivalsIn)).toEqual(['none', 'few', 'few', 'several', 'several', 'many', 'many']);
});
