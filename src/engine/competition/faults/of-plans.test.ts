import { describe, expect, it } from 'vitest';
import type { StageCalendar } from '#engine/competition/calendar.ts';
import { faultsOfPlan } from '#engine/competition/faults/of-plans.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import { knockout, roundRobin } from '../../../../tests/factories/tournament.ts';

const STAGES: StageSettings[] = [
  roundRobin({ groups: 2 }),
  knockout({ sources: [{ stage: 0, take: 'top-of-groups', count: 2 }], rounds: [{ bestOf: 3 }, { bestOf: 1 }] }),
];
const on = (...days: number[][]): StageCalendar => ({ slot: 2, days });
const GROUPS = on([1], [2], [3]);
const entered = [11, 12, 13, 14, 15, 16, 17, 18];

const faults = (calendars: StageCalendar[], seeded: number[] = entered, today?: number) =>
  faultsOfPlan(STAGES, calendars, { seeded, entered }, today).map(({ at, fault }) => `${at}: ${fault}`);

describe('a planned competition', () => {
  it('has no fault with a time for every game, and may have more', () => {
    expect(faults([GROUPS, on([4], [5, 6, 7], [8])], entered, 1)).toEqual([]);
    expect(faultsOfPlan(STAGES, [GROUPS, on([4], [5, 6, 7])], 8)).toEqual([]);
  });

  it('has a calendar for every round, game and stage', () => {
    expect(faults([GROUPS, on([4])])).toEqual(['stages.1.calendar: calendar-too-short']);
    expect(faults([GROUPS, on([4], [5, 6])])).toEqual(['stages.1.calendar.1: round-too-short']);
    expect(faults([GROUPS])).toEqual(['stages.1.calendar: stage-has-no-calendar']);
    expect(faults([GROUPS, on([4], [5, 6, 7]), on([8])])).toEqual(['calendars: calendar-has-no-stage']);
    expect(faultsOfPlan([], [GROUPS], 8)).toMatchObject([{ fault: 'no-stages' }]);
  });

  it('begins no round before the last game of the one before, and none in the past', () => {
    expect(faults([GROUPS, on([3], [5, 6, 7])])).toEqual(['stages.1.calendar.0: begins-before-last-game']);
    expect(faults([GROUPS, on([4], [5, 5, 7])])).toEqual(['stages.1.calendar.1: begins-before-last-game']);
    expect(faults([GROUPS, on([4], [5, 6, 7])], entered, 2)).toEqual(['stages.0.calendar.0: calendar-has-begun']);
  });

  it('in real time may set two games to one minute, but none before another, and knows every time', () => {
    const times = (...faceoffs: string[]) => ({ faceoffs: faceoffs.map((time) => [time]), msPerSecond: 28 });
    const plan = (...faceoffs: string[]) =>
      faultsOfPlan([knockout()], [times(...faceoffs)], 4).map(({ fault }) => fault);
    expect(plan('2026-01-01T20:00:00Z', '2026-01-01T20:00:00Z')).toEqual([]);
    expect(plan('2026-01-01T20:00:00Z', '2026-01-01T19:59:00Z')).toEqual(['begins-before-last-game']);
    expect(plan('2026-01-01T20:00:00Z', 'tomorrow')).toEqual(['faceoff-is-no-time']);
  });

  it('is played at times that exist', () => {
    const at = (...times: string[]) =>
      faultsOfPlan([knockout()], [{ faceoffs: times.map((time) => [time]), msPerSecond: 28 }], 4).length;
    const leapDay = '2028-02-29T20:00:00Z';
    expect(at(leapDay, leapDay)).toBe(0);
    for (const time of ['2027-02-29T20:00:00Z', '2027-13-01T20:00:00Z', '2027-04-31T20:00:00Z', '2027-04-01T24:00:01Z'])
      expect(at('2026-01-01T20:00:00Z', time), time).toBe(1);
    for (const day of [0, -4, 4.5, Number.NaN])
      expect(faultsOfPlan([knockout()], [on([day], [day + 1])], 4), String(day)).toContainEqual({
        at: 'stages.0.calendar.0',
        fault: 'faceoff-is-no-time',
      });
  });

  it('seeds every entry once, and nobody else', () => {
    const calendars = [GROUPS, on([4], [5, 6, 7])];
    expect(faults(calendars, entered.slice(1))).toEqual(['entries: entry-is-not-seeded']);
    expect(faults(calendars, [...entered.slice(1), 12])).toEqual([
      'entries: entry-seeded-twice',
      'entries: entry-is-not-seeded',
    ]);
    // The ids of teams, for example.
    expect(faults(calendars, [...entered.slice(1), 500])).toEqual([
      'entries: seed-is-not-entered',
      'entries: entry-is-not-seeded',
    ]);
  });
});
