import { describe, expect, it } from 'vitest';
import { urgencyOf } from '#engine/match/bench/score-effects.ts';
import { UNIT } from '#engine/match/constants/bench.ts';
import { gameInPlay, type PlayWish } from '../../../../tests/factories/play.ts';

/** Returns how hard the home team presses. */
const press = (score: [number, number], wish: PlayWish = {}) => urgencyOf(gameInPlay({ period: 3, score, ...wish }), 0);
/** `clock` counts from the start of the third period, as if two had been played. */
const late = (score: [number, number], wish: PlayWish = {}) => {
  const game = gameInPlay({ period: 3, score, clock: 1150, ...wish });
  game.base = 2400;
  return urgencyOf(game, 0);
};

describe('a team’s score effects', () => {
  it('make it press when trailing, more by more goals, and sit back as much when leading', () => {
    expect(press([1, 2])).toBeGreaterThan(0);
    expect(press([0, 2])).toBeGreaterThan(press([1, 2]));
    expect(press([0, 3])).toBeGreaterThan(press([0, 2]));
    for (const behind of [1, 2, 3]) expect(press([behind, 0])).toBe(-press([0, behind]));
  });

  it('are no stronger at five goals down than at three', () => {
    expect(press([0, 5])).toBe(press([0, 3]));
    expect(late([0, 5])).toBeLessThanOrEqual(1);
  });

  it('increase as the clock runs down', () => {
    expect(late([1, 2])).toBeGreaterThan(press([1, 2]));
  });

  it('are small at one down in a long first period', () => {
    const early = urgencyOf(gameInPlay({ score: [0, 1], clock: 600 }), 0);
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(0.4 * late([0, 1]));
  });

  it('start with a feeling-out phase that fades minute by minute', () => {
    const opening = [0, 60, 120, 240].map((clock) => urgencyOf(gameInPlay({ clock }), 0));
    expect(opening[0]).toBe(UNIT.openingCaution);
    expect(opening).toEqual(opening.toSorted((one, two) => one - two));
    expect(opening[3]).toBe(0);
  });

  it('make it play for the point in a late tie, where overtime gives one to both', () => {
    expect(press([2, 2], { clock: 1150 })).toBe(0);
    expect(late([2, 2])).toBeLessThan(0.9 * UNIT.pointCaution);
    expect(late([2, 2], { overtime: { men: 5, minutes: null, shootout: false } })).toBe(0);
    expect(late([2, 2], { overtime: { men: 5, minutes: 0, shootout: false } })).toBe(0);
  });
});
