import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAGUE_SETTINGS, overtimeOf, PLAYOFF_SETTINGS } from '#domains/competition/rules.ts';
import { INTERMISSION_SECONDS, SHOOTOUT_ATTEMPT_SECONDS, SHORT_BREAK_SECONDS } from '#domains/game/constants.ts';
import { msPerGameSecond, regulationMs } from '#domains/game/rules/pace.ts';
import {
  clockAt,
  nextPeriodAt,
  nextRevealAt,
  type PlayedPeriod,
  periodScoresOf,
  revealEnd,
  revealedEvents,
  revealOffsets,
  scoreOf,
} from '#domains/game/rules/reveal.ts';
import type { MatchEvent } from '#engine/match/events.ts';

const MS = 100;
const START = 1_000_000;

const goal = (period: number, second: number, homeScore: number, awayScore: number, side: 'home' | 'away' = 'home') =>
  ({
    type: 'goal',
    period,
    second,
    side,
    scorer: 1,
    assists: [],
    strength: 'even',
    emptyNet: false,
    homeScore,
    awayScore,
    onIce: { home: [], away: [] },
  }) satisfies MatchEvent;
const attempt = (round: number, side: 'home' | 'away', scored: boolean) =>
  ({
    type: 'shootout-attempt',
    period: 5,
    second: 0,
    round,
    side,
    shooter: 1,
    goalie: 2,
    scored,
  }) satisfies MatchEvent;
const end = (period: number, second: number, homeScore: number, awayScore: number) =>
  ({
    type: 'game-end',
    period,
    second,
    homeScore,
    awayScore,
    endedIn: 'regulation',
    winner: 'home',
  }) satisfies MatchEvent;

function played(period: number, startsAt: number, events: MatchEvent[], length = 1200): PlayedPeriod {
  const all: MatchEvent[] = [{ type: 'period-start', period, second: 0 }, ...events];
  if (all.at(-1)?.type !== 'game-end') all.push({ type: 'period-end', period, second: length });
  return { period, startsAt, msPerSecond: MS, events: all, offsets: revealOffsets(all), hold: null };
}

/** Three periods with two intermissions, each event at a random second. */
const anyGame = fc
  .tuple(...[1, 2, 3].map(() => fc.array(fc.integer({ min: 0, max: 1200 }), { maxLength: 30 })))
  .map((secondsByPeriod) => {
    const periods: PlayedPeriod[] = [];
    let startsAt = START;
    secondsByPeriod.forEach((seconds, index) => {
      const period = index + 1;
      const events = [...seconds].sort((a, b) => a - b).map((second) => goal(period, second, 0, 0));
      const closing = period === 3 ? [end(3, 1200, 1, 0)] : [];
      const next = played(period, startsAt, [...events, ...closing]);
      periods.push(next);
      startsAt = nextPeriodAt(next, overtimeOf(LEAGUE_SETTINGS));
    });
    return periods;
  });
const anyMoment = fc.integer({ min: START - 10_000, max: START + 500_000 });

describe('the reveal of a live game', () => {
  it('never shows what lies ahead of the current moment', () => {
    fc.assert(
      fc.property(anyGame, anyMoment, (periods, now) => {
        for (const { at } of revealedEvents(periods, now)) expect(at).toBeLessThanOrEqual(now);
        const next = nextRevealAt(periods, now);
        if (next !== null) expect(next).toBeGreaterThan(now);
      }),
    );
  });

  it('only adds to what it has shown, in order and without gaps', () => {
    fc.assert(
      fc.property(anyGame, anyMoment, anyMoment, (periods, one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        const before = revealedEvents(periods, earlier);
        const after = revealedEvents(periods, later);
        expect(after.slice(0, before.length)).toEqual(before);
        expect(after.map(({ index }) => index)).toEqual(after.map((_, index) => index));
        expect(revealedEvents(periods, later, before.length - 1)).toEqual(after.slice(before.length));
      }),
    );
  });

  it('shows a clock that never runs ahead of elapsed time', () => {
    fc.assert(
      fc.property(anyGame, anyMoment, (periods, now) => {
        const clock = clockAt(periods, now, overtimeOf(LEAGUE_SETTINGS));
        const present = periods.find((period) => period.period === clock?.period);
        if (!clock || !present) throw new Error('a game that has begun has a clock');
        expect(clock.second).toBeLessThanOrEqual(Math.max(0, (now - present.startsAt) / MS));
        expect(clock.isOver).toBe(revealedEvents(periods, now).at(-1)?.event.type === 'game-end');
      }),
    );
  });

  it('shows nothing of a period that has not started, even when it is stored', () => {
    const first = played(1, START, [goal(1, 600, 1, 0)]);
    const second = played(2, nextPeriodAt(first, overtimeOf(LEAGUE_SETTINGS)), [goal(2, 0, 2, 0)]);
    const justBefore = second.startsAt - 1;
    expect(scoreOf(revealedEvents([first, second], justBefore).map(({ event }) => event))).toEqual({
      home: 1,
      away: 0,
    });
    expect(clockAt([first, second], justBefore, overtimeOf(LEAGUE_SETTINGS))).toMatchObject({
      period: 1,
      second: 1200,
      inIntermission: true,
      intermissionEndsAt: second.startsAt,
    });
  });

  it('shows a goal at the second it is scored', () => {
    const period = played(1, START, [goal(1, 600, 1, 0)]);
    const types = (now: number) => revealedEvents([period], now).map(({ event }) => event.type);
    expect(types(START + 600 * MS - 1)).toEqual(['period-start']);
    expect(types(START + 600 * MS)).toEqual(['period-start', 'goal']);
  });

  it('reveals shootout attempts one by one, and the winner after the last', () => {
    const shootout = played(5, START, [attempt(1, 'home', true), attempt(1, 'away', false), end(5, 0, 3, 2)], 0);
    const seen = (attempts: number) =>
      revealedEvents([shootout], START + attempts * SHOOTOUT_ATTEMPT_SECONDS * MS).map(({ event }) => event.type);
    expect(seen(0)).toEqual(['period-start']);
    expect(seen(1)).toEqual(['period-start', 'shootout-attempt']);
    expect(seen(2)).toEqual(['period-start', 'shootout-attempt', 'shootout-attempt', 'game-end']);
    expect(clockAt([shootout], START + SHOOTOUT_ATTEMPT_SECONDS * MS, overtimeOf(LEAGUE_SETTINGS))?.second).toBe(0);
  });

  it('stops the clock for good at the last horn', () => {
    const last = played(3, START, [end(3, 1200, 1, 0)]);
    expect(clockAt([last], START + 1200 * MS, overtimeOf(LEAGUE_SETTINGS))).toMatchObject({
      isOver: true,
      inIntermission: false,
      periodStartedAt: null,
      intermissionEndsAt: null,
    });
    expect(revealEnd(last)).toBe(START + 1200 * MS);
  });

  it('pauses briefly before league overtime, and for a full intermission in the playoffs', () => {
    const third = played(3, START, []);
    expect(nextPeriodAt(third, overtimeOf(LEAGUE_SETTINGS)) - revealEnd(third)).toBe(SHORT_BREAK_SECONDS * MS);
    expect(nextPeriodAt(third, overtimeOf(PLAYOFF_SETTINGS)) - revealEnd(third)).toBe(INTERMISSION_SECONDS * MS);
  });

  it('counts goals in their period, and one for the winner of a shootout', () => {
    const events = [goal(1, 5, 1, 0), goal(3, 7, 1, 1, 'away'), attempt(1, 'home', true), end(5, 0, 2, 1)];
    expect(periodScoresOf(events)).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
      [0, 0],
      [1, 0],
    ]);
  });
});

describe('the pace of a live game', () => {
  it.each([1, 5, 60, 120, 1440])('takes at most a third of a day of %i minutes, and at most 40 minutes', (minutes) => {
    expect(regulationMs(minutes)).toBeLessThanOrEqual(Math.min(minutes * 20_000, 2_400_000));
    expect(Number.isInteger(msPerGameSecond(minutes))).toBe(true);
  });

  it('leaves more than a minute for line changes in an intermission of the usual day', () => {
    expect(INTERMISSION_SECONDS * msPerGameSecond(60)).toBeGreaterThan(60_000);
  });
});
