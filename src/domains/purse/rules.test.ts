import { describe, expect, it } from 'vitest';
import { DOLLARS_PER_PUCK, LESSON } from '#domains/purse/constants.ts';
import { offerOf, pucksFor } from '#domains/purse/rules.ts';

const tactics = (from: number) => offerOf({ course: 'tactics', from, isOpen: true });

describe('a course', () => {
  it('costs more and adds less with skill, and nothing beyond what clubs can hire', () => {
    expect(tactics(50)).toEqual({ price: 25_000, to: 52 });
    expect(tactics(62)).toEqual({ price: 45_000, to: 63 });
    const prices = Array.from({ length: LESSON.until }, (_, from) => tactics(from)?.price ?? 0);
    expect(prices.every((price, at) => price >= (prices[at - 1] ?? 0))).toBe(true);
    expect(tactics(LESSON.until - 1)?.to).toBe(LESSON.until);
    expect(tactics(LESSON.until)).toBeNull();
    expect(tactics(99)).toBeNull();
  });

  it('is not sold to users it would not help', () => {
    expect(offerOf({ course: 'study-trip', from: null, isOpen: false })).toBeNull();
    expect(offerOf({ course: 'relocation', from: null, isOpen: true })).toMatchObject({ to: null });
  });
});

describe('a purse at the end of a career', () => {
  it('becomes pucks at a fixed rate, rounded down', () => {
    expect(pucksFor(DOLLARS_PER_PUCK * 3 + 1)).toBe(3);
    expect(pucksFor(DOLLARS_PER_PUCK - 1)).toBe(0);
    expect(pucksFor(-5 * DOLLARS_PER_PUCK)).toBe(0);
  });
});
