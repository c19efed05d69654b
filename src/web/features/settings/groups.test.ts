import { expect, test } from 'vitest';
import { SETTINGS } from '#domains/settings/constants.ts';
import { SETTING_GROUPS } from './groups.ts';

/** Settings with a card of their own. */
const OWN_CARD = ['theme', 'language', 'rating-colors'];

test('every setting is on exactly one card', () => {
  const shown = [...Object.values(SETTING_GROUPS).flat(), ...OWN_CARD];
  expect(shown.sort()).toEqual(Object.keys(SETTINGS).sort());
});
