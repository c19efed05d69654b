import { describe, expect, it } from 'vitest';
import { simulateMatch } from '#engine/match/match.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { clipOf, momentAt, regulationTape, shownAt, tapeOf } from '#web/features/game/replay.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const played = [1, 2, 3, 4, 5].map((seed) => {
  const { events, result } = simulateMatch(matchInput({ seed }));
  return { endedIn: result.endedIn, events: events.map((event, index): LiveEvent => ({ ...event, index, at: null })) };
});

describe('a game replay', () => {
  it('shows nothing before the opening faceoff and everything at its end, in order', () => {
    for (const { events } of played) {
      const tape = tapeOf(events);
      expect(tape.times).toEqual([...tape.times].sort((a, b) => a - b));
      expect(shownAt(tape, -1)).toBe(0);
      expect(shownAt(tape, tape.length)).toBe(events.length);
    }
  });

  it('has one length for every regulation game, so the length reveals nothing', () => {
    for (const { events, endedIn } of played) {
      if (endedIn === 'regulation') expect(tapeOf(events).length).toBe(regulationTape());
      else expect(tapeOf(events).length).toBeGreaterThan(regulationTape());
    }
  });
});

describe('a clip', () => {
  it('begins eight seconds before its play, ends shortly after it, and shows nothing later than what has happened', () => {
    for (const { events } of played) {
      const so = events.slice(0, Math.floor(events.length / 2));
      const tape = tapeOf(so);
      const goal = so.findIndex(({ type }) => type === 'goal');
      const clip = clipOf(tape, goal);
      if (goal < 0) continue;
      expect(clip?.from).toBe(Math.max(0, (tape.times[goal] ?? 0) - 8));
      expect(shownAt(tape, clip?.until ?? 0)).toBeGreaterThan(goal);
      expect(clipOf(tape, so.length - 1)?.until).toBe(tape.length);
      expect(clipOf(tape, so.length)).toBeNull();
    }
  });

  it('does not begin before the opening faceoff', () => {
    expect(clipOf(tapeOf(played[0]?.events ?? []), 0)?.from).toBe(0);
  });
});

describe('the replay clock', () => {
  it('runs with the replay, never backward within a period, and never past the next event', () => {
    for (const { events } of played) {
      const tape = tapeOf(events);
      let before = { period: 1, second: 0 };
      for (let time = 0; time <= tape.length; time += 7) {
        const moment = momentAt(tape, events, time);
        if (moment.period === before.period) expect(moment.second).toBeGreaterThanOrEqual(before.second);
        else expect(moment.period).toBe(before.period + 1);
        const next = events[shownAt(tape, time)];
        if (next?.period === moment.period) expect(moment.second).toBeLessThanOrEqual(next.second);
        before = moment;
      }
    }
  });

  it('stops at the exact second of each event it reaches', () => {
    for (const { events } of played) {
      const tape = tapeOf(events);
      for (const [place, event] of events.entries()) {
        if (event.type === 'shootout-attempt') continue;
        const { period, second } = momentAt(tape, events, tape.times[place] ?? 0);
        expect([period, second]).toEqual([event.period, event.second]);
      }
    }
  });
});
