import { describe, expect, it } from 'vitest';
import { eyeFor, isRightCall, luckOf } from '#domains/scout/rules/calls.ts';
import { Random } from '#engine/random.ts';

const CALLS = 20_000;

/** Returns the share of right calls on prospects, with the usual error of the central ranking. */
function shareRight(eye: number): number {
  const random = new Random('calls');
  let right = 0;
  for (let call = 0; call < CALLS; call++) {
    const central = random.normal(70, 5);
    if (isRightCall({ truth: central + random.normal(0, 10), central, eye }, random)) right++;
  }
  return right / CALLS;
}

describe('a scout’s calls', () => {
  it('are right more often with skill, by at least four percent from 50 to 90, and never always', () => {
    const [poor, good, best] = [shareRight(50), shareRight(90), shareRight(99)];
    expect(poor).toBeGreaterThan(0.55);
    expect(good - poor).toBeGreaterThan(0.04);
    expect(best).toBeLessThan(0.76);
  });

  it('use the goalie skill for goalies, and the skater skill for skaters', () => {
    expect(eyeFor('G', [10, 90, 50, 0, 0])).toBe(70);
    expect(eyeFor('C', [10, 90, 50, 0, 0])).toBe(30);
  });
});

describe('a scout’s track record', () => {
  it('is judged against a coin flip: many good calls weigh more than a few perfect ones', () => {
    expect(luckOf({ calls: 0, callsRight: 0 })).toBe(1);
    expect(luckOf({ calls: 6, callsRight: 6 })).toBeCloseTo(1 / 64, 12);
    expect(luckOf({ calls: 2, callsRight: 1 })).toBeCloseTo(0.75, 12);
    expect(luckOf({ calls: 6, callsRight: 0 })).toBe(1);
    expect(luckOf({ calls: 60, callsRight: 42 })).toBeLessThan(luckOf({ calls: 6, callsRight: 6 }));
    expect(luckOf({ calls: 60, callsRight: 30 })).toBeGreaterThan(0.5);
  });

  it('keeps a margin of doubt after the longest career', () => {
    for (const callsRight of [0, 100, 150, 300]) {
      const luck = luckOf({ calls: 300, callsRight });
      expect(luck).toBeGreaterThan(0);
      expect(luck).toBeLessThanOrEqual(1);
    }
  });
});
