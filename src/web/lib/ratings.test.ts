import { expect, test } from 'vitest';
import { SETTINGS } from '#domains/settings/constants.ts';
import { bandOf, RATING_BANDS, ratingColorsOf } from './ratings.ts';

test.each([
  [99, '90'],
  [90, '90'],
  [89, '85'],
  [85, '85'],
  [40, '40'],
  [39, '0'],
  [0, '0'],
])('a rating of %i is in the band from %s', (rating, band) => {
  expect(bandOf(rating)).toBe(band);
});

test('the bands are those of the setting', () => {
  expect([...RATING_BANDS].sort()).toEqual(Object.keys(SETTINGS['rating-colors'].default).sort());
});

test('a user’s color applies to its band, and the defaults to all others', () => {
  const colors = ratingColorsOf({ 'rating-colors': { '90': '#000000', nonsense: '#111111' } });
  expect(colors).toEqual({ ...SETTINGS['rating-colors'].default, '90': '#000000' });
  expect(ratingColorsOf({})).toEqual(SETTINGS['rating-colors'].default);
});
