import { expect, it } from 'vitest';
import { NOTABLE_OVERALL } from '#domains/free-agency/constants.ts';
import { isNotable } from './notable.ts';

it('a player is notable if he ranks in his league like a star in the top one', () => {
  expect(isNotable(NOTABLE_OVERALL, 1)).toBe(true);
  expect(isNotable(NOTABLE_OVERALL - 1, 1)).toBe(false);
  expect(isNotable(NOTABLE_OVERALL - 1, 2)).toBe(true);
  expect(isNotable(NOTABLE_OVERALL - 10, 2)).toBe(false);
});
