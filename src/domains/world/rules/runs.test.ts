import { describe, expect, it } from 'vitest';
import { stepNumberOf } from '#engine/calendar.ts';
import { calendarStop, countDecisions, dateAhead, keyOf, progressOf, runLimit, stopLimit, stopsOf } from './runs.ts';

const at = (day: number, step: 'morning' | 'slot-1' | 'slot-2' | 'slot-3' | 'night', season = 3) => ({
  season,
  day,
  step,
});

describe('playing on', () => {
  it('goes to the end of the next game, not of its day', () => {
    const limit = runLimit('game', at(10, 'slot-1'), { season: 3, day: 12, slot: 2 });
    expect(limit).toBe(stepNumberOf(at(12, 'slot-3')));
    expect(runLimit('game', at(60, 'slot-1'), null)).toBeNull();
  });

  it('goes through one bidding round of the frenzy at a time', () => {
    expect(runLimit('round', at(61, 'slot-2'), null)).toBe(stepNumberOf(at(61, 'slot-3')));
    expect(runLimit('round', at(61, 'night'), null)).toBe(stepNumberOf(at(62, 'slot-2')));
  });

  it('goes to the morning of the next day, with its games ahead', () => {
    for (const step of ['slot-1', 'slot-3', 'night'] as const)
      expect(runLimit('day', at(63, step), null)).toBe(stepNumberOf(at(1, 'slot-1', 4)));
    expect(runLimit('day', at(10, 'morning'), null)).toBe(stepNumberOf(at(10, 'slot-1')));
  });

  it('goes to the deadline, or to the next phase', () => {
    expect(dateAhead(6)).toMatchObject({ kind: 'deadline', inDays: 29 });
    expect(dateAhead(35)).toMatchObject({ kind: 'playoffs', day: 44 });
    expect(dateAhead(61)).toEqual({ kind: 'preseason', day: 1, inDays: 3 });
    expect(runLimit('phase', at(61, 'slot-1'), null)).toBe(stepNumberOf(at(1, 'slot-1', 4)));
  });

  it('is stopped before the games of the next day, and goes no further than asked for', () => {
    expect(stopLimit(at(10, 'slot-2'), 1e9)).toBe(stepNumberOf(at(11, 'slot-1')));
    expect(stopLimit(at(10, 'morning'), 1e9)).toBe(stepNumberOf(at(10, 'slot-1')));
    expect(stopLimit(at(10, 'slot-2'), 5)).toBe(5);
  });

  it('counts what it has stopped for by the sort of decision', () => {
    const items = [
      { kind: 'trade-offer' },
      { kind: 'injury' },
      { kind: 'job-offered' },
      { kind: 'of-another-version' },
    ];
    expect(countDecisions(items)).toEqual([
      { decision: 'injury', count: 1 },
      { decision: 'offer', count: 2 },
    ]);
  });

  it('tells how many days it has behind it', () => {
    const progress = progressOf(stepNumberOf(at(10, 'slot-1')), at(13, 'night'), stepNumberOf(at(35, 'slot-1')));
    expect(progress).toEqual({ done: 3, total: 25 });
  });
});

describe('decisions', () => {
  const path = '/';

  it('are told apart by what they are about, not by the days that are left', () => {
    const hurt = (player: string, count: number) => keyOf({ kind: 'injury', params: { player, count }, path });
    expect(hurt('A. Larsen', 5)).toBe(hurt('A. Larsen', 4));
    expect(hurt('A. Larsen', 5)).not.toBe(hurt('B. Holm', 5));
    const offer = (tradeId: number) => keyOf({ kind: 'trade-offer', params: { team: 'X', day: 3, tradeId }, path });
    expect(offer(1)).not.toBe(offer(2));
  });

  it('are what a manager chooses, dates included', () => {
    const chosen = stopsOf({ 'world.stop-injury': false, 'world.stop-calendar': false });
    expect(chosen.kinds).toContain('trade-offer');
    expect(chosen.kinds).not.toContain('injury');
    expect(chosen.calendar).toBe(false);
    expect(stopsOf({}).calendar).toBe(true);
  });

  it('come on the days of the draft and the deadline, and as a phase begins', () => {
    expect([35, 60, 44, 20].map(calendarStop)).toEqual(['deadline', 'draft', 'phase', null]);
  });
});
