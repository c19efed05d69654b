import { describe, expect, it } from 'vitest';
import { eyeFor, isRightCall } from '#domains/scout/rules/calls.ts';
import { Random } from '#engine/random.ts';

const CALLS = 20_000;

/** Of prospects about whom the central ranking errs as it does. */
function shareRight(eye: number): number {
  const random = new Random('calls');
  let right = 0;
  for (let call = 0; call < CALLS; call++) {
    const central = random.normal(70, 5);
    if (isRightCall({ truth: central + random.normal(0, 10), central, eye }, random)) right++;
  }
  return right / CALLS;
}

describe('the calls of a scout', () => {
  it('are right more often the better he is, by at least four percent between skill 50 and 90, and never an oracle’s', () => {
    const [poor, good, best] = [shareRight(50), shareRight(90), shareRight(99)];
    expect(poor).toBeGreaterThan(0.55);
    expect(good - poor).toBeGreaterThan(0.04);
    expect(best).toBeLessThan(0.76);
  });

  it('take the eye for goalies where a goalie is judged, and for skaters where a skater is', () => {
    expect(eyeFor('G', [10, 90, 50, 0, 0])).toBe(70);
    expect(eyeFor('C', [10, 90, 50, 0, 0])).toBe(30);
  });
});
