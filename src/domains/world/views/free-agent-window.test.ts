import { expect, it } from 'vitest';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { WorldRow } from '#platform/clock/state.ts';
import { coachWindow, freeAgentWindow } from './free-agent-window.ts';

const now = new Date('2026-01-01T12:30:00Z');
const noon = new Date('2026-01-01T12:00:00Z');
const world = (row: Partial<WorldRow>) =>
  ({
    day: 61,
    step: 'slot-1',
    dayMinutes: 60,
    dayStartedAt: noon,
    pausedAt: null,
    pace: 'clock',
    runsUntil: null,
    ...row,
  }) as WorldRow;

it('the signing window names the frenzy as its reason, and when it ends', () => {
  expect(freeAgentWindow(world({}), now)).toEqual({
    status: 'open',
    timestamp: '2026-01-01T15:00:00.000Z',
    expiresAt: '2026-01-01T13:00:00.000Z',
    closesAt: '2026-01-01T15:00:00.000Z',
    closesOn: 63,
    statusReason: 'Frenzy Event',
  });
});

it('the signing window is open without a reason for the rest of the season', () => {
  expect(freeAgentWindow(world({ day: 20 }), now)).toMatchObject({
    closesAt: null,
    closesOn: null,
    statusReason: null,
  });
});

it('the signing window for coaches under contract is closed until the last final is played', () => {
  const statusOn = (day: number) => coachWindow(world({ day }), now).status;
  expect([20, PHASE_STARTS.postseason - 1].map(statusOn)).toEqual(['closed', 'closed']);
  expect([PHASE_STARTS.postseason, 63].map(statusOn)).toEqual(['open', 'open']);
});

it('the signing window names only the day where a manager sets the pace', () => {
  const driven = world({ pace: 'own', runsUntil: 4000, pausedAt: noon, pauseReason: 'limit' });
  expect(freeAgentWindow(driven, now)).toMatchObject({
    timestamp: null,
    expiresAt: null,
    closesAt: null,
    closesOn: 63,
  });
  expect(coachWindow(driven, now)).toMatchObject({ status: 'open', expiresAt: null, closesOn: 63 });
});

it('the signing window names the latest moment where days wait for managers', () => {
  const nextDayAt = new Date('2026-01-02T08:00:00Z');
  const waiting = world({
    pace: 'ready',
    runsUntil: 4000,
    latestMinutes: 1440,
    pausedAt: noon,
    pauseReason: 'limit',
    nextDayAt,
  });
  expect(freeAgentWindow(waiting, now)).toMatchObject({
    expiresAt: '2026-01-02T09:00:00.000Z',
    closesAt: '2026-01-04T09:00:00.000Z',
  });
});
