import { describe, expect, it } from 'vitest';
import type { GameRef } from '#domains/shapes.ts';
import { renewalMs } from './renewal.ts';

const NOW = Date.parse('2026-01-01T12:00:00.000Z');
// Nothing else of a game is looked at.
const gameIn = (ms: number | null) =>
  ({ faceoffAt: ms === null ? null : new Date(NOW + ms).toISOString() }) as Pick<GameRef, 'faceoffAt'> as GameRef;

describe('the lineups screen', () => {
  it('asks again at the faceoff of the next game, so that one sees at once that it is on', () => {
    expect(renewalMs({ liveGame: null, nextGame: gameIn(40_000) }, NOW)).toBe(40_000);
  });

  it('asks every few seconds when the faceoff is due, and now and then long before it', () => {
    expect(renewalMs({ liveGame: null, nextGame: gameIn(-500) }, NOW)).toBe(3000);
    expect(renewalMs({ liveGame: null, nextGame: gameIn(86_400_000) }, NOW)).toBe(300_000);
  });

  it('asks less often after a minute in which a game that is due has not begun', () => {
    expect(renewalMs({ liveGame: null, nextGame: gameIn(-60_000) }, NOW)).toBe(3000);
    expect(renewalMs({ liveGame: null, nextGame: gameIn(-60_001) }, NOW)).toBe(30_000);
    expect(renewalMs({ liveGame: null, nextGame: gameIn(-86_400_000) }, NOW)).toBe(30_000);
  });

  it('asks whether a game that is on has ended, and nothing when none is ahead', () => {
    expect(renewalMs({ liveGame: gameIn(-60_000), nextGame: gameIn(60_000) }, NOW)).toBe(20_000);
    expect(renewalMs({ liveGame: null, nextGame: null }, NOW)).toBe(false);
    expect(renewalMs({ liveGame: null, nextGame: gameIn(null) }, NOW)).toBe(false);
  });
});
