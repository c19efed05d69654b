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
  it('has the fewest mentees, then is of the same league, then the longest in office', () => {
    const busy = willing(1, { newcomers: 1, isNear: true, managesSince: 1 });
    const old = willing(2, { managesSince: 500 });
    const near = willing(3, { isNear: true });
    expect(chooseMentor([busy, old])?.userId).toBe(2);
    expect(chooseMentor([busy, old, near])?.userId).toBe(3);
    expect(chooseMentor([willing(4), old])?.userId).toBe(2);
    expect(chooseMentor([willing(6), willing(5)])?.userId).toBe(5);
  });

  it('has not reached the limit of mentees', () => {
    expect(chooseMentor([willing(1, { newcomers: MAX_NEWCOMERS })])).toBeNull();
    expect(chooseMentor([willing(1, { newcomers: MAX_NEWCOMERS - 1 })])?.userId).toBe(1);
    expect(chooseMentor([])).toBeNull();
  });

  it('is the strongest club’s assistant without a volunteer, and the rival’s only as a last resort', () => {
    const rival = { clubId: 1, strength: 400, isRival: true };
    const strong = { clubId: 2, strength: 350, isRival: false };
    const weak = { clubId: 3, strength: 300, isRival: false };
    expect(chooseAssistant([weak, rival, strong])?.clubId).toBe(2);
    expect(chooseAssistant([rival])?.clubId).toBe(1);
    expect(chooseAssistant([])).toBeNull();
  });
});
