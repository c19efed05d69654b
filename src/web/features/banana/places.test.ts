import { expect, it } from 'vitest';
import { featureOfScreen } from '#domains/admin/constants.ts';
import { PLACE_IDS, PLACES } from '#domains/banana/constants.ts';
import type { ScreenPath } from '#web/lib/screens.ts';
import { screenDataOf } from '../../../../tests/e2e/screen-files.ts';
import german from './words.de.ts';
import words from './words.ts';

it.each(PLACE_IDS)('%s is a screen that every activated user can reach and no admin can close', (place) => {
  const path: ScreenPath = PLACES[place];
  const { opensLater, bare, redirectIfActivated, redirectIfNotBankrupt, alwaysOpen } = screenDataOf(path);
  expect({ opensLater, bare, redirectIfActivated, redirectIfNotBankrupt, alwaysOpen }).toEqual({});
  expect(path).not.toContain('$');
  expect(featureOfScreen(path)).toBeNull();
});

it('each place has a clue, which does not name its path', () => {
  for (const clues of [words.clue, german.clue]) {
    expect(Object.keys(clues).sort()).toEqual([...PLACE_IDS].sort());
    expect(new Set(Object.values(clues)).size).toBe(PLACE_IDS.length);
    for (const clue of Object.values(clues)) expect(clue).not.toContain('/');
  }
});
