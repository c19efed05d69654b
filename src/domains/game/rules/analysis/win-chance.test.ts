import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OvertimeRule } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { everyGame } from '../../../../../tests/factories/every-game.ts';
import { matchInput } from '../../../../../tests/factories/match.ts';
import { winChance, winChanceModel } from './win-chance.ts';
import { winChanceCurve } from './win-chance-curve.ts';
import { FULL_STRENGTH as FULL, type GameMoment } from './win-chance-moment.ts';

const LEAGUE: OvertimeRule = { men: 3, minutes: 5, shootout: true };
const even = winChanceModel({ pregame: 0.5, overtime: LEAGUE });

const moment = (more: Partial<GameMoment> = {}): GameMoment => ({
  period: 1,
  second: 0,
  homeScore: 0,
  awayScore: 0,
  manpower: FULL,
  manpowerSeconds: 0,
  isEndgame: false,
  shootout: null,
  ...more,
});

const moments = fc.record({
  period: fc.integer({ min: 1, max: 3 }),
  second: fc.integer({ min: 0, max: 1200 }),
  homeScore: fc.integer({ min: 0, max: 9 }),
  awayScore: fc.integer({ min: 0, max: 9 }),
  manpower: fc.record({
    home: fc.integer({ min: 3, max: 6 }),
    away: fc.integer({ min: 3, max: 6 }),
    homeGoalie: fc.boolean(),
    awayGoalie: fc.boolean(),
  }),
  manpowerSeconds: fc.integer({ min: 0, max: 300 }),
  isEndgame: fc.boolean(),
  shootout: fc.constant(null),
});

describe('win probability', () => {
  it('starts at the pregame odds', () => {
    const rules = fc.constantFrom<OvertimeRule>(
      LEAGUE,
      { men: 5, minutes: null, shootout: false },
      { men: 5, minutes: 0, shootout: false },
    );
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 0.9, noNaN: true }), rules, (pregame, overtime) => {
        expect(winChance(winChanceModel({ pregame, overtime }), moment())).toBeCloseTo(pregame, 2);
      }),
      { numRuns: 20 },
    );
  });

  it('is a probability at every moment, with the rest for the other team', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const chance = winChance(even, at);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        const { home, away, homeGoalie, awayGoalie } = at.manpower;
        const mirrored = {
          ...at,
          homeScore: at.awayScore,
          awayScore: at.homeScore,
          manpower: { home: away, away: home, homeGoalie: awayGoalie, awayGoalie: homeGoalie },
        };
        expect(chance + winChance(even, mirrored)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('rises with each goal, and a lead is worth more the less time is left', () => {
    const leads = [0, 1, 2, 3].map((homeScore) => winChance(even, moment({ period: 2, homeScore })));
    expect(leads).toEqual([...leads].sort((one, other) => one - other));
    const late = [1, 2, 3].map((period) => winChance(even, moment({ period, second: 600, homeScore: 1 })));
    expect(late).toEqual([...late].sort((one, other) => one - other));
    expect(winChance(even, moment({ period: 3, second: 1200, homeScore: 1 }))).toBe(1);
  });

  it('rises with a man advantage and on a delayed penalty, and counts on an empty net late', () => {
    const tied = moment({ period: 3, second: 1000 });
    const powerPlay = { ...tied, manpower: { ...FULL, away: 4 }, manpowerSeconds: 120 };
    expect(winChance(even, powerPlay)).toBeGreaterThan(winChance(even, tied) + 0.03);
    // The table already expects a trailing team to pull its goalie in the last minute.
    const ahead = moment({ period: 3, second: 1140, homeScore: 1 });
    const pulled = { manpower: { ...FULL, away: 6, awayGoalie: false }, manpowerSeconds: 60, isEndgame: true };
    expect(winChance(even, { ...ahead, ...pulled })).toBeCloseTo(winChance(even, ahead), 2);
    // On a delayed penalty only the team with six can score.
    const delay = { ...tied, manpower: { ...FULL, home: 6, homeGoalie: false }, manpowerSeconds: 10 };
    expect(winChance(even, delay)).toBeGreaterThan(winChance(even, tied));
  });

  it('follows the attempts of a shootout to the end', () => {
    const during = (home: [number, number], away: [number, number]) =>
      winChance(
        even,
        moment({
          period: 5,
          shootout: { taken: { home: home[0], away: away[0] }, scored: { home: home[1], away: away[1] } },
        }),
      );
    expect(during([0, 0], [0, 0])).toBeCloseTo(0.5, 6);
    expect(during([1, 1], [0, 0])).toBeGreaterThan(0.6);
    expect(during([3, 2], [2, 0])).toBe(1);
    expect(during([2, 0], [2, 2])).toBe(0);
    expect(during([4, 1], [3, 1])).toBeLessThan(0.5);
    expect(during([4, 2], [4, 1])).toBe(1);
  });
});

describe('the win probability chart', () => {
  it('ends with the winner, and never leaves the chart', () => {
    everyGame((input, events) => {
      const model = winChanceModel({ pregame: 0.54, overtime: input.overtime });
      const curve = winChanceCurve(events, model);
      const end = events.at(-1);
      if (end?.type !== 'game-end') throw new Error('the game has no end');
      expect(curve.at(-1)?.home).toBe(end.winner === null ? 0.5 : end.winner === 'home' ? 1 : 0);
      expect(curve.every(({ home }) => home >= 0 && home <= 1)).toBe(true);
      expect(curve.length).toBeLessThan(200);
    });
  });

  it('shows part of a game as it shows the whole up to there', () => {
    const { events } = simulateMatch(matchInput({ seed: 8 }));
    const curve = winChanceCurve(events, even);
    const half = events.slice(0, Math.floor(events.length / 2));
    const until = winChanceCurve(half, even);
    expect(curve.slice(0, until.length)).toEqual(until);
  });
});
