import { describe, expect, it } from 'vitest';
import type { Meeting } from '#domains/game/rules/analysis/line-versus-line.ts';
import { meetingValue } from '#web/features/game/reports/meeting-value.ts';

const meeting: Meeting = {
  home: 'forwards.0',
  away: 'forwards.1',
  seconds: 222,
  attempts: { home: 6, away: 2 },
  shots: { home: 3, away: 1 },
  goals: { home: 1, away: 0 },
  xg: { home: 0.6, away: 0.2 },
};
const format = String;
const clock = (seconds: number) => `${seconds} s`;

describe('a cell of the line matchups', () => {
  it('shows the viewing team’s number first', () => {
    expect(meetingValue(meeting, { side: 'home', measure: 'attempts', format, clock }).words).toBe('6 – 2');
    expect(meetingValue(meeting, { side: 'away', measure: 'attempts', format, clock }).words).toBe('2 – 6');
  });

  it('says which line clearly had the better chances', () => {
    expect(meetingValue(meeting, { side: 'home', measure: 'seconds', format, clock })).toEqual({
      words: '222 s',
      tone: 'better',
    });
    expect(meetingValue(meeting, { side: 'away', measure: 'seconds', format, clock }).tone).toBe('worse');
  });

  it('says nothing about a short, even or missing matchup', () => {
    const even = { ...meeting, xg: { home: 0.5, away: 0.5 } };
    const short = { ...meeting, seconds: 20 };
    for (const each of [even, short, undefined]) {
      expect(meetingValue(each, { side: 'home', measure: 'goals', format, clock }).tone).toBeUndefined();
    }
  });
});
