import { describe, expect, it } from 'vitest';
import { benchMoves } from '#domains/game/rules/analysis/bench-moves.ts';
import { winChanceModel } from '#domains/game/rules/analysis/win-chance.ts';
import { whatChanged } from '#domains/game/rules/same-bench.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { everyGame } from '../../../../../tests/factories/every-game.ts';
import { matchInput } from '../../../../../tests/factories/match.ts';

const model = winChanceModel({ pregame: 0.5, overtime: { men: 3, minutes: 5, shootout: true } });
const goal = (period: number, second: number, homeScore: number, awayScore: number): MatchEvent => ({
  ...{ period, second, type: 'goal', side: 'home', scorer: 1, assists: [], strength: 'even', emptyNet: false },
  ...{ homeScore, awayScore, onIce: { home: [], away: [] } },
});
const period = (number: number, inside: readonly MatchEvent[]): MatchEvent[] => [
  { period: number, second: 0, type: 'period-start' },
  ...inside,
  { period: number, second: 1200, type: 'period-end' },
];
const end = (homeScore: number, awayScore: number): MatchEvent => ({
  ...{ period: 3, second: 1200, type: 'game-end', homeScore, awayScore, endedIn: 'regulation' },
  winner: homeScore > awayScore ? 'home' : 'away',
});
const none = new Map();

describe('a bench move', () => {
  it('is shown with the win probability before and after its effect', () => {
    const events = [
      ...period(1, [{ period: 1, second: 100, type: 'timeout', side: 'home' }, goal(1, 200, 1, 0), goal(1, 900, 1, 1)]),
      ...period(2, []),
      ...period(3, [goal(3, 600, 2, 1)]),
      end(2, 1),
    ];
    const [timeout, ...more] = benchMoves(events, { side: 'home', model, intermissions: none });
    expect(more).toEqual([]);
    expect(timeout).toMatchObject({ kind: 'timeout', period: 1, second: 100 });
    expect(timeout?.before).toBeCloseTo(0.5, 1);
    // The goal scored after five minutes of play no longer counts.
    expect(timeout?.after).toBeGreaterThan(0.6);
    expect(timeout?.after).toBeLessThan(0.8);
    expect(benchMoves(events, { side: 'away', model, intermissions: none })).toEqual([]);
  });

  it('in an intermission is measured to the end of its period, for both sides', () => {
    const events = [...period(1, []), ...period(2, [goal(2, 300, 1, 0)]), ...period(3, []), end(1, 0)];
    const intermissions = new Map([[2, ['lines', 'tactics'] as const]]);
    const home = benchMoves(events, { side: 'home', model, intermissions });
    const away = benchMoves(events, { side: 'away', model, intermissions });
    expect(home.map(({ kind, period: of, second }) => [kind, of, second])).toEqual([
      ['lines', 2, 0],
      ['tactics', 2, 0],
    ]);
    expect(home[0]?.after).toBeGreaterThan(home[0]?.before ?? 1);
    expect(home[0]?.after).toBeLessThan(1);
    expect((away[0]?.after ?? 0) + (home[0]?.after ?? 0)).toBeCloseTo(1, 10);
  });

  it('includes a goalie pulled late while trailing, not one who leaves on a delayed penalty', () => {
    const pulled = (at: number, second: number): MatchEvent => {
      return { period: at, second, type: 'goalie-pulled', side: 'away', goalie: 9, attacker: 8 };
    };
    const back = (at: number, second: number): MatchEvent => {
      return { period: at, second, type: 'goalie-returned', side: 'away', goalie: 9 };
    };
    const events = [
      ...period(1, [pulled(1, 1000), back(1, 1010)]),
      ...period(2, [goal(2, 300, 1, 0)]),
      ...period(3, [pulled(3, 400), back(3, 410), pulled(3, 1100), goal(3, 1150, 2, 0)]),
      end(2, 0),
    ];
    const moves = benchMoves(events, { side: 'away', model, intermissions: none });
    expect(moves).toMatchObject([{ kind: 'goalie-pulled', period: 3, second: 1100, goalie: 9, after: 0 }]);
    expect(moves[0]?.before).toBeGreaterThan(0);
    expect(moves[0]?.before).toBeLessThan(0.3);
  });

  it('includes every timeout and goalie change of any game', () => {
    let told = 0;
    everyGame((_input, events) => {
      for (const side of ['home', 'away'] as const) {
        const moves = benchMoves(events, { side, model, intermissions: none });
        const done = events.filter(
          (event) => (event.type === 'timeout' || event.type === 'goalie-changed') && event.side === side,
        );
        expect(moves.filter(({ kind }) => kind !== 'goalie-pulled').length).toBe(done.length);
        for (const { before, after } of moves) {
          expect(Math.min(before, after)).toBeGreaterThanOrEqual(0);
          expect(Math.max(before, after)).toBeLessThanOrEqual(1);
        }
        told += moves.length;
      }
    });
    expect(told).toBeGreaterThan(20);
  });
});

describe('a bench change in an intermission', () => {
  const { lineup, tactics } = matchInput().home;
  const before = { lineup, tactics, orders: [] };

  it('lists what changes, and nothing where only the order of words differs', () => {
    const swapped = { SG: lineup.goalies.BG, BG: lineup.goalies.SG };
    expect(whatChanged(before, { ...before, lineup: { ...lineup, goalies: swapped } })).toEqual(['goalie-changed']);
    const [first, second, third, fourth] = lineup.forwards;
    const forwards: typeof lineup.forwards = [second, first, third, fourth];
    expect(
      whatChanged(before, { lineup: { ...lineup, forwards }, tactics: { ...tactics, forecheck: 'passive' } }),
    ).toEqual(['lines', 'tactics']);
    const orders = [{ leadAtMost: -2, tactics: { shooting: 'volume' } as const }];
    expect(whatChanged(before, { ...before, orders })).toEqual(['orders']);
    const reordered = Object.fromEntries(Object.entries(tactics).reverse()) as typeof tactics;
    expect(whatChanged(before, { ...before, tactics: reordered })).toEqual([]);
  });
});
