import { describe, expect, it } from 'vitest';
import { POSTS_PER_PAGE, TAKE_BACK_MINUTES } from '#domains/forum/constants.ts';
import { mayTakeBack, numbersOf, pageOf } from '#domains/forum/rules/posting.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';

describe('a post', () => {
  const post = { number: 3, createdAt: 0 };
  it('can be deleted for an hour', () => {
    expect(mayTakeBack(post, { lastNumber: 3 }, TAKE_BACK_MINUTES * MINUTE_MS)).toBe(true);
    expect(mayTakeBack(post, { lastNumber: 3 }, TAKE_BACK_MINUTES * MINUTE_MS + 1)).toBe(false);
  });
  it('cannot be deleted once another follows it', () => {
    expect(mayTakeBack(post, { lastNumber: 4 }, 0)).toBe(false);
  });
  it.each([1, POSTS_PER_PAGE, POSTS_PER_PAGE + 1, 1000])('number %i is on its page', (number) => {
    const { from, to } = numbersOf(pageOf(number));
    expect(number).toBeGreaterThanOrEqual(from);
    expect(number).toBeLessThanOrEqual(to);
    expect(to - from + 1).toBe(POSTS_PER_PAGE);
  });
});
