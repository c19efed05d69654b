import { describe, expect, it } from 'vitest';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { followOrders, MAX_ORDERS, tacticsInForce, validateOrders } from '#engine/match/bench/orders.ts';
import type { Game } from '#engine/match/game.ts';
import type { BenchOrder, MatchInput } from '#engine/match/input.ts';
import { playPeriod, simulateMatch, startMatch } from '#engine/match/match.ts';
import { matchInput } from '../../../../tests/factories/match.ts';
import { gameInPlay } from '../../../../tests/factories/play.ts';

const ALL_OUT: BenchOrder = { fromMinute: 50, leadAtMost: -2, tactics: { forecheck: 'aggressive' } };

/** Returns the home team's game with an order, after both benches have checked the clock and the score. */
function follow(order: BenchOrder, wish: { minute: number; score: [number, number]; period?: number }): Game {
  const game = gameInPlay({ period: wish.period ?? 3, score: wish.score, clock: wish.minute * 60 });
  game.sides[0].directive = { ...game.sides[0].directive, orders: [order] };
  followOrders(game);
  return game;
}
const forecheck = (game: Game) => game.sides[0].style.leans.forecheck;

describe('"from minute 50, if behind by two, forecheck all-out"', () => {
  it('applies when both are true', () => {
    expect(forecheck(follow(ALL_OUT, { minute: 51, score: [1, 3] }))).toBe(1);
    expect(forecheck(follow(ALL_OUT, { minute: 50, score: [0, 4] }))).toBe(1);
  });

  it('does not apply before minute 50, or when behind by one', () => {
    expect(forecheck(follow(ALL_OUT, { minute: 49, score: [1, 3] }))).toBe(0);
    expect(forecheck(follow(ALL_OUT, { minute: 51, score: [2, 3] }))).toBe(0);
  });

  it('ends when the gap is closed', () => {
    const game = follow(ALL_OUT, { minute: 51, score: [1, 3] });
    game.sides[0].score = 2;
    followOrders(game);
    expect(forecheck(game)).toBe(0);
  });

  it('changes what the opponent may expect on breakouts', () => {
    const pressed = follow(ALL_OUT, { minute: 51, score: [1, 3] });
    const left = follow(ALL_OUT, { minute: 51, score: [3, 3] });
    expect(pressed.sides[1].chances.breakoutLost).toBeGreaterThan(left.sides[1].chances.breakoutLost);
  });
});

describe('tactics of a period', () => {
  it('apply in that period only', () => {
    const trap: BenchOrder = { periods: [2], tactics: { neutralZone: 'trap' } };
    expect(follow(trap, { minute: 30, score: [0, 0], period: 2 }).sides[0].style.leans.neutralZone).toBe(-1);
    expect(follow(trap, { minute: 50, score: [0, 0], period: 3 }).sides[0].style.leans.neutralZone).toBe(0);
  });

  it('leave earlier periods as they were', () => {
    const plain = matchInput({ seed: 21 });
    const ordered: MatchInput = {
      ...plain,
      home: { ...plain.home, orders: [{ periods: [3], tactics: { shooting: 'volume', offense: 'rush' } }] },
    };
    const before = simulateMatch(plain).periods;
    const after = simulateMatch(ordered).periods;
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]).not.toEqual(before[2]);
  });
});

describe('conflicting orders', () => {
  it('are settled by the later one, setting by setting', () => {
    const orders: BenchOrder[] = [
      { tactics: { forecheck: 'passive', shooting: 'volume' } },
      { tactics: { forecheck: 'aggressive' } },
    ];
    expect(tacticsInForce(BALANCED_TACTICS, orders, 0b11)).toMatchObject({
      forecheck: 'aggressive',
      shooting: 'volume',
    });
    expect(tacticsInForce(BALANCED_TACTICS, orders, 0b01)).toMatchObject({ forecheck: 'passive' });
  });
});

describe('orders given in an intermission', () => {
  it('stay in force in later periods, even if only the lineup is changed there', () => {
    const input = matchInput({ seed: 5 });
    const { lineup, tactics } = input.home;
    const first = playPeriod({ input, state: startMatch(input) });
    const orders: BenchOrder[] = [{ fromMinute: 40, tactics: { physicality: 'hard', shooting: 'volume' } }];
    const ordered = playPeriod({ input, state: first.state, benches: { home: { lineup, tactics, orders } } });
    const plain = playPeriod({ input, state: first.state, benches: { home: { lineup, tactics } } });
    expect(ordered.encoded).toEqual(plain.encoded);
    const third = (state: typeof first.state) =>
      playPeriod({ input, state: JSON.parse(JSON.stringify(state)), benches: { home: { lineup, tactics } } });
    expect(third(ordered.state).encoded).not.toEqual(third(plain.state).encoded);
  });
});

describe('an order that cannot be followed', () => {
  const faultsOf = (order: BenchOrder) => validateOrders([order]).map(({ fault }) => fault);

  it('is refused with the reason', () => {
    expect(faultsOf(ALL_OUT)).toEqual([]);
    expect(faultsOf({ ...ALL_OUT, fromMinute: -1 })).toEqual(['minute']);
    expect(faultsOf({ ...ALL_OUT, fromMinute: 50, untilMinute: 40 })).toEqual(['minute']);
    expect(faultsOf({ ...ALL_OUT, periods: [0] })).toEqual(['period']);
    expect(faultsOf({ ...ALL_OUT, leadAtLeast: 1.5 })).toEqual(['lead']);
    expect(faultsOf({ ...ALL_OUT, leadAtLeast: 0 })).toEqual(['lead']);
    expect(faultsOf({ fromMinute: 50, tactics: {} })).toEqual(['no-tactics']);
    expect(faultsOf({ tactics: JSON.parse('{"forecheck":"sleepy"}') })).toEqual(['unknown-setting']);
    expect(faultsOf({ tactics: JSON.parse('{"toString":"balanced"}') })).toEqual(['unknown-setting']);
  });

  it('includes one above the limit', () => {
    const many = Array.from({ length: MAX_ORDERS + 1 }, () => ALL_OUT);
    expect(validateOrders(many)).toEqual([{ order: MAX_ORDERS, fault: 'too-many' }]);
  });
});
