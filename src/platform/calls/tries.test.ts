import { describe, expect, it } from 'vitest';
import { Tries, type TryLimit } from '#platform/calls/tries.ts';

const limit = (key: string, calls = 2): TryLimit => ({ key, calls, windowMs: 1000 });

describe('tries', () => {
  it('are counted until a limit is used up, and again when its window has passed', () => {
    const tries = new Tries();
    expect([0, 100, 200].map((now) => tries.take([limit('a')], now))).toEqual([0, 0, 800]);
    expect(tries.take([limit('a')], 1000)).toBe(0);
  });

  it('that one limit refuses are counted against none, and wait for the longest', () => {
    const tries = new Tries();
    tries.take([limit('a', 1)], 0);
    tries.take([limit('b', 1)], 500);
    expect(tries.take([limit('a', 1), limit('b', 1), limit('c', 1)], 600)).toBe(900);
    expect(tries.take([limit('c', 1)], 600)).toBe(0);
  });

  it('that are given back leave nothing behind', () => {
    const tries = new Tries();
    tries.take([limit('a'), limit('b')], 0);
    tries.giveBack([limit('a'), limit('b')], 1);
    expect(tries.size).toBe(0);
    tries.giveBack([limit('a')], 2);
    expect(tries.size).toBe(0);
  });
});
