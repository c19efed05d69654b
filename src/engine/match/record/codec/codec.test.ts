import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#engine/match/events.ts';
import { playPeriod, simulateMatch, startMatch } from '#engine/match/match.ts';
import { decodeEvents, encodeEvents } from '#engine/match/record/codec/codec.ts';
import { everyGame } from '../../../../../tests/factories/every-game.ts';
import { matchInput } from '../../../../../tests/factories/match.ts';

const LARGEST = 15_000;

describe('stored events', () => {
  it('are restored exactly, game after game, in under 15 kB', () => {
    everyGame((_, events) => {
      const bytes = encodeEvents(events);
      expect(decodeEvents(bytes)).toStrictEqual(events);
      expect(bytes.length).toBeLessThan(LARGEST);
    });
  });

  it('of a single later period are restored exactly as well', () => {
    const input = matchInput({ seed: 9 });
    const { state } = playPeriod({ input, state: startMatch(input) });
    const { events } = playPeriod({ input, state });
    expect(decodeEvents(encodeEvents(events))).toStrictEqual(events);
  });

  it('of every kind are restored, however rare', () => {
    const time = { period: 3, second: 1199 };
    const rare: MatchEvent[] = [
      {
        ...time,
        type: 'penalty',
        side: 'home',
        player: 7,
        servedBy: 123_456,
        penalty: 'match',
        infraction: 'spearing',
        minutes: 15,
      },
      { ...time, type: 'penalty-shot', side: 'away', shooter: 8, goalie: 9, scored: true },
      { ...time, type: 'fight', home: 7, away: 8 },
      { ...time, type: 'injury', side: 'home', player: 7, part: 'knee', severity: 'serious', days: 60 },
      { ...time, type: 'goalie-changed', side: 'home', from: 9, to: 10 },
      { ...time, type: 'timeout', side: 'away' },
      { ...time, type: 'manpower', manpower: { home: 6, away: 3, homeGoalie: false, awayGoalie: true } },
      {
        period: 5,
        second: 40,
        type: 'shootout-attempt',
        side: 'home',
        round: 12,
        shooter: 7,
        goalie: 9,
        scored: false,
      },
      { period: 5, second: 60, type: 'game-end', homeScore: 2, awayScore: 2, endedIn: 'shootout', winner: null },
    ];
    expect(decodeEvents(encodeEvents(rare))).toStrictEqual(rare);
  });

  it('of an empty list are empty', () => {
    expect(decodeEvents(encodeEvents([]))).toEqual([]);
  });

  it('that are damaged are refused, not misread', () => {
    const bytes = encodeEvents(simulateMatch(matchInput()).events);
    expect(() => decodeEvents(bytes.slice(0, bytes.length / 2))).toThrow(RangeError);
    expect(() => decodeEvents(Uint8Array.from([99, ...bytes.slice(1)]))).toThrow(RangeError);
    expect(() => decodeEvents(new Uint8Array())).toThrow(RangeError);
  });
});
