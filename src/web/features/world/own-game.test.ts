import { expect, it, vi } from 'vitest';
import { askAgainIn, scorerSince } from '#web/features/world/own-game.tsx';

const NOW = Date.parse('2026-01-01T12:00:00Z');

it('tells a goal from the first look at a game, a goal taken back and another game', () => {
  const look = { id: 7, home: 1, away: 2 };
  expect(scorerSince(null, look)).toBeNull();
  expect(scorerSince(look, look)).toBeNull();
  expect(scorerSince(look, { ...look, home: 2 })).toBe('home');
  expect(scorerSince(look, { ...look, away: 3 })).toBe('away');
  expect(scorerSince(look, { ...look, away: 1 })).toBeNull();
  expect(scorerSince(look, { id: 8, home: 2, away: 2 })).toBeNull();
});

it('asks often near a game, each minute in front, and seldom in the background', () => {
  vi.useFakeTimers({ now: NOW });
  const game = (minutes: number, isLive = false) => ({
    isLive,
    faceoffAt: new Date(NOW + minutes * 60_000).toISOString(),
  });
  const inFront = [game(-20, true), game(0.5), game(30), null].map((one) => askAgainIn(one, false) / 1_000);
  expect(inFront).toEqual([10, 10, 60, 60]);
  // A minute before the faceoff at the latest, so that the score is in the title of the tab from the first goal on.
  const behind = [game(-20, true), game(0.5), game(4), game(30), null].map((one) => askAgainIn(one, true) / 1_000);
  expect(behind).toEqual([10, 10, 180, 600, 600]);
  vi.useRealTimers();
});
