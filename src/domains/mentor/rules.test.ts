import { describe, expect, it } from 'vitest';
import { MAX_NEWCOMERS } from '#domains/mentor/constants.ts';
import { chooseAssistant, chooseMentor, type Willing } from '#domains/mentor/rules.ts';

const willing = (userId: number, other: Partial<Willing> = {}): Willing => ({
  userId,
  newcomers: 0,
  isNear: false,
  managesSince: 1000,
  ...other,
});

describe('a mentor', () => {
  it('is who has the fewest newcomers, then one of the league, then the longest in office', () => {
    const busy = willing(1, { newcomers: 1, isNear: true, managesSince: 1 });
    const old = willing(2, { managesSince: 500 });
    const near = willing(3, { isNear: true });
    expect(chooseMentor([busy, old])?.userId).toBe(2);
    expect(chooseMentor([busy, old, near])?.userId).toBe(3);
    expect(chooseMentor([willing(4), old])?.userId).toBe(2);
    expect(chooseMentor([willing(6), willing(5)])?.userId).toBe(5);
  });

  it('is nobody who has enough newcomers', () => {
    expect(chooseMentor([willing(1, { newcomers: MAX_NEWCOMERS })])).toBeNull();
    expect(chooseMentor([willing(1, { newcomers: MAX_NEWCOMERS - 1 })])?.userId).toBe(1);
    expect(chooseMentor([])).toBeNull();
  });

  it('is the assistant of the strongest club where no manager would, and the rival’s only in need', () => {
    const rival = { clubId: 1, strength: 400, isRival: true };
    const strong = { clubId: 2, strength: 350, isRival: false };
    const weak = { clubId: 3, strength: 300, isRival: false };
    expect(chooseAssistant([weak, rival, strong])?.clubId).toBe(2);
    expect(chooseAssistant([rival])?.clubId).toBe(1);
    expect(chooseAssistant([])).toBeNull();
  });
});
