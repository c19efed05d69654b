import { describe, expect, it } from 'vitest';
import { isTierDue, managersToFill, nextPlaces, tierOfPlace } from './pyramid.ts';

describe('the next tier', () => {
  it('has twice the leagues of the one above', () => {
    expect(nextPlaces(1)).toEqual([2, 3]);
    expect(nextPlaces(3)).toEqual([4, 5, 6, 7]);
    expect(nextPlaces(31).map(tierOfPlace)).toEqual(Array(32).fill(6));
  });

  it('starts with the rest of a tier that has only some of its leagues', () => {
    expect(nextPlaces(4)).toEqual([5, 6, 7]);
    expect(nextPlaces(2)).toEqual([3]);
  });

  it('opens when nine of ten clubs have a manager', () => {
    expect(managersToFill(60)).toBe(54);
    expect(managersToFill(0)).toBe(1);
    expect(isTierDue('full', { clubs: 60, managers: 54 })).toBe(true);
    expect(isTierDue('full', { clubs: 60, managers: 53 })).toBe(false);
  });

  it('opens when an admin says so, and never when an admin forbids it', () => {
    expect(isTierDue('summer', { clubs: 60, managers: 0 })).toBe(true);
    expect(isTierDue('never', { clubs: 60, managers: 60 })).toBe(false);
  });
});
