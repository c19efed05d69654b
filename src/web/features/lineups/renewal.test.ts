import { describe, expect, it } from 'vitest';
import type { GameRef } from '#domains/shapes.ts';
import { renewalMs } from './renewal.ts';

const NOW = Date.parse('2026-01-01T12:00:00.000Z');
// Nothing else of a game is read.
const gameIn = (ms: number | null) =>
  ({ faceoffAt: ms === null ? null : new Date(NOW + ms).toISOString() }) as Pick<GameRef, 'faceoffAt'> as GameRef;

describe('the lineups screen', () => {
  it('refreshes at the next faceoff, so the live game shows at once', () => {
    expect(renewalMs({ liveGame: null, nextGame: gameIn(40_000) }, NOW)).toBe(40_000);
  });

  it('refreshes every few seconds when the faceoff is due, and rarely long before it', () => {
    expect(renewalMs({ liveGame: null, nextGame: gameIn(-500) }, NOW)).toBe(3000);
    expect(renewalMs({ liveGame: null, nextGame: gameIn(86_400_000) }, NOW)).toBe(300_000);
  });

  it('refreshes less often a minute after a due game has not started', () => {
    expect(renewalMs({ liveGame: null, nextGame: gameIn(-60_000) }, NOW)).toBe(3000);
    expect(renewalMs({ liveGame: null, nextGame: gameIn(-60_001) }, NOW)).toBe(30_000);
    expect(renewalMs({ liveGame: null, nextGame: gameIn(-86_400_000) }, NOW)).toBe(30_000);
  });

  it('checks whether a live game has ended, and nothing without one ahead', () => {
    expect(renewalMs({ liveGame: gameIn(-60_000), nextGame: gameIn(60_000) }, NOW)).toBe(20_000);
    expect(renewalMs({ liveGame: null, nextGame: null }, NOW)).toBe(false);
    expect(renewalMs({ liveGame: null, nextGame: gameIn(null) }, NOW)).toBe(false);
  });
});
