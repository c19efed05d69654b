import { describe, expect, it } from 'vitest';
import { type PastTenure, waitForClub, waitsFor } from '#domains/club/rules/waits.ts';

const left = (more: Partial<PastTenure> = {}): PastTenure => {
  return { clubId: 1, toDay: 100, ending: 'resigned', isTrial: false, isOwn: true, ...more };
};
const on = (today: number, ...tenures: PastTenure[]) => waitsFor(tenures, { today, liftedOn: null });

describe('a manager who has left a club', () => {
  it('waits seven game days for another club and a season for the same one', () => {
    const waits = on(100, left());
    expect([waitForClub(waits, 2), waitForClub(waits, 1)]).toEqual([
      { from: 107, isOwn: true },
      { from: 163, isOwn: true },
    ]);
    expect(waitForClub(on(107, left()), 2)).toBeNull();
    expect([waitForClub(on(162, left()), 1)?.from, waitForClub(on(163, left()), 1)]).toEqual([163, null]);
  });

  it('waits with the household', () => {
    expect(waitForClub(on(103, left({ isOwn: false })), 2)).toEqual({ from: 107, isOwn: false });
  });

  it('waits for the latest of several clubs', () => {
    expect(waitForClub(on(110, left(), left({ clubId: 2, toDay: 105 })), 3)?.from).toBe(112);
  });

  it('does not wait after a first day without a trade, or when an admin has lifted the wait', () => {
    expect(on(100, left({ isTrial: true }))).toEqual({ any: null, clubs: new Map() });
    expect(waitsFor([left()], { today: 101, liftedOn: 100 }).any).toBeNull();
    expect(waitsFor([left({ toDay: 101 })], { today: 101, liftedOn: 100 }).any?.from).toBe(108);
  });
});

describe('a manager whose club went bankrupt', () => {
  const fell = (more: Partial<PastTenure> = {}) => left({ ending: 'bankrupt', ...more });

  it('starts again at once, but not with the same club', () => {
    const waits = on(100, fell());
    expect([waits.any, waitForClub(waits, 1)?.from]).toEqual([null, 163]);
  });

  it('waits after a second bankruptcy within three seasons', () => {
    expect(on(200, fell({ toDay: 12 }), fell({ clubId: 2, toDay: 200 })).any?.from).toBe(207);
    expect(on(200, fell({ toDay: 11 }), fell({ clubId: 2, toDay: 200 })).any).toBeNull();
  });

  it('makes the household wait', () => {
    expect(on(100, fell({ isOwn: false })).any).toEqual({ from: 107, isOwn: false });
  });
});
