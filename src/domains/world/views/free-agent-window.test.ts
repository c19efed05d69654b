import { expect, it } from 'vitest';
import { freeAgentWindow } from './free-agent-window.ts';

const end = new Date('2026-01-01T13:00:00Z');

it('names the frenzy as its reason while it goes on, and when it ends', () => {
  expect(freeAgentWindow({ day: 61, dayMinutes: 60 }, end)).toEqual({
    status: 'open',
    expiresAt: '2026-01-01T13:00:00.000Z',
    closesAt: '2026-01-01T15:00:00.000Z',
    statusReason: 'Frenzy Event',
  });
});

it('is open without a reason for the rest of the season', () => {
  expect(freeAgentWindow({ day: 20, dayMinutes: 60 }, end)).toMatchObject({ closesAt: null, statusReason: null });
});
