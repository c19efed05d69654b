import { describe, expect, it } from 'vitest';
import { simulateMatch } from '#engine/match/match.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { shownAt, tapeOf } from '#web/features/game/replay.ts';
import { penaltyLeft, sceneOf } from '#web/features/game/scene.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const played = [3, 4, 5, 6, 7, 8].map((seed) => {
  const { events, result } = simulateMatch(matchInput({ seed }));
  return { result, events: events.map((event, index): LiveEvent => ({ ...event, index, at: null })) };
});

describe('the scene at the end of a game', () => {
  it('shows the score and the shots of the box score', () => {
    for (const { events, result } of played) {
      const scene = sceneOf(events);
      expect([scene.home, scene.away]).toEqual([result.homeScore, result.awayScore]);
      expect([scene.shots.home, scene.shots.away]).toEqual([result.box.home.team.shots, result.box.away.team.shots]);
      expect(scene.isOver).toBe(true);
    }
  });
});

describe('the scene on the way', () => {
  it('has as many on the ice as the penalties allow, and a penalty box that empties', () => {
    for (const { events } of played) {
      for (let shown = 20; shown < events.length; shown += 37) {
        const { onIce, penalties, period, second, isIntermission, isOver } = sceneOf(events.slice(0, shown));
        if (period > 3 || isIntermission || isOver) continue;
        for (const side of ['home', 'away'] as const) {
          expect(onIce[side].length).toBeGreaterThanOrEqual(3);
          expect(onIce[side].length).toBeLessThanOrEqual(7);
        }
        const now = (period - 1) * 1200 + second;
        for (const penalty of penalties) expect(penaltyLeft(penalty, now)).toBeLessThanOrEqual(penalty.minutes * 60);
      }
    }
  });

  it('keeps the puck on the rink', () => {
    for (const { events } of played) {
      for (let shown = 1; shown < events.length; shown += 11) {
        const { puck } = sceneOf(events.slice(0, shown));
        expect(Math.abs(puck.x)).toBeLessThanOrEqual(30);
        expect(Math.abs(puck.y)).toBeLessThanOrEqual(13);
      }
    }
  });
});

describe('the tape of a game', () => {
  it('shows nothing before the first face-off and everything at its end, in order', () => {
    for (const { events } of played) {
      const tape = tapeOf(events);
      expect(tape.times).toEqual([...tape.times].sort((a, b) => a - b));
      expect(shownAt(tape, -1)).toBe(0);
      expect(shownAt(tape, tape.length)).toBe(events.length);
      expect(tape.length).toBeGreaterThanOrEqual(3600);
    }
  });
});
