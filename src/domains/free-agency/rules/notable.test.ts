import { expect, it } from 'vitest';
import { NOTABLE_OVERALL } from '#domains/free-agency/constants.ts';
import { isNotable } from './notable.ts';

it('anyone who is as good for his league as a name of the first one is for that, is news', () => {
  expect(isNotable(NOTABLE_OVERALL, 1)).toBe(true);
  expect(isNotable(NOTABLE_OVERALL - 1, 1)).toBe(false);
  expect(isNotable(NOTABLE_OVERALL - 1, 2)).toBe(true);
  expect(isNotable(NOTABLE_OVERALL - 10, 2)).toBe(false);
});
