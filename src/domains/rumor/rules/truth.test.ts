import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateOf, truthScore } from './truth.ts';

describe('a rumor', () => {
  const rumor = { hasHappened: false, hasAHand: false, byDay: 200 };

  it('waits until its last day is over, and is wrong from then on', () => {
    expect([199, 200, 201].map((today) => stateOf(rumor, today))).toEqual(['open', 'open', 'wrong']);
  });

  it('is right once it has happened, even if noticed a day late', () => {
    expect([199, 201].map((today) => stateOf({ ...rumor, hasHappened: true }, today))).toEqual(['right', 'right']);
  });

  it('does not count if its reporter gained a hand in it', () => {
    for (const hasHappened of [true, false])
      expect(stateOf({ ...rumor, hasHappened, hasAHand: true }, 201)).toBe('void');
  });
});

describe('the accuracy score', () => {
  it('appears after the first check, and takes more than one lucky guess to be high', () => {
    expect(truthScore({ right: 0, wrong: 0 })).toBeNull();
    expect(truthScore({ right: 1, wrong: 0 })).toBe(67);
    expect(truthScore({ right: 9, wrong: 1 })).toBe(83);
    expect(truthScore({ right: 0, wrong: 3 })).toBe(20);
  });

  it('never falls with a rumor that comes true, nor rises with one that does not', () => {
    const count = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(count, count, (right, wrong) => {
        const now = truthScore({ right, wrong }) ?? 50;
        const better = truthScore({ right: right + 1, wrong }) ?? -1;
        const worse = truthScore({ right, wrong: wrong + 1 }) ?? 101;
        return better >= now && worse <= now && worse >= 0 && better <= 100;
      }),
    );
  });
});
