import { expect, it } from 'vitest';
import { FEATURE_IDS, FEATURES, featureOfScreen } from '#domains/admin/constants.ts';
import { SCREEN_FILES } from '../../../tests/e2e/screen-files.ts';

it.each(FEATURE_IDS)('%s closes only existing screens', (id) => {
  for (const start of FEATURES[id].screens) {
    expect(SCREEN_FILES.filter(({ path }) => path.startsWith(start))).not.toEqual([]);
  }
});

it('a screen looks closed when its feature is', () => {
  expect(featureOfScreen('/trade/{-$id}')).toBe('trades');
  expect(featureOfScreen('/club/overview/{-$id}')).toBeNull();
});
