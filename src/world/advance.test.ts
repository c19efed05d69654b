import { describe, expect, it } from 'vitest';
import { absoluteDayOf, type Moment } from '../engine/calendar.ts';
import { targetDay } from './advance.ts';

const noon: Moment = { season: 3, day: 17, step: 'slot-2' };
const day = (season: number, ofSeason: number) => absoluteDayOf({ season, day: ofSeason });

describe('advancing the world', () => {
  it('by days ends on a morning', () => {
    expect(targetDay(noon, { by: 'day', count: 1 })).toBe(day(3, 18));
    expect(targetDay(noon, { by: 'day', count: 50 })).toBe(day(4, 4));
  });

  it('to a phase ends on its next first day', () => {
    expect(targetDay(noon, { by: 'until', phase: 'playoffs' })).toBe(day(3, 44));
    expect(targetDay(noon, { by: 'until', phase: 'regular' })).toBe(day(4, 6));
    expect(targetDay({ season: 3, day: 44, step: 'morning' }, { by: 'until', phase: 'playoffs' })).toBe(day(4, 44));
  });

  it('by phases counts each of them', () => {
    expect(targetDay(noon, { by: 'phase', count: 1 })).toBe(day(3, 44));
    expect(targetDay(noon, { by: 'phase', count: 5 })).toBe(day(4, 1));
  });

  it('by seasons ends on the first day of one', () => {
    expect(targetDay(noon, { by: 'season', count: 2 })).toBe(day(5, 1));
  });
});
