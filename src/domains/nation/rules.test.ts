import { describe, expect, it } from 'vitest';
import { strengthOf } from '#domains/nation/rules.ts';

describe('the strength of a nation', () => {
  it('is the mean of its best twenty skaters and two goalies', () => {
    const skaters = [...Array<number>(20).fill(80), 10, 20];
    expect(strengthOf(skaters, [58, 90, 90])).toBe(80.9);
  });

  it('is unknown as long as it cannot fill a team', () => {
    expect(strengthOf(Array<number>(19).fill(80), [90, 90])).toBeNull();
    expect(strengthOf(Array<number>(30).fill(80), [90])).toBeNull();
  });
});
