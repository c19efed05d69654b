import { expect, it } from 'vitest';
import { changeOf } from '#domains/shortlist/rules.ts';

it('a shortlist reports a move between clubs, a release and a retirement, and nothing else', () => {
  expect(changeOf({ knownClubId: 1, clubId: 1, isRetired: false })).toBeNull();
  expect(changeOf({ knownClubId: null, clubId: null, isRetired: false })).toBeNull();
  expect(changeOf({ knownClubId: 1, clubId: 2, isRetired: false })).toBe('moved');
  expect(changeOf({ knownClubId: null, clubId: 2, isRetired: false })).toBe('moved');
  expect(changeOf({ knownClubId: 1, clubId: null, isRetired: false })).toBe('free');
  expect(changeOf({ knownClubId: 1, clubId: null, isRetired: true })).toBe('retired');
});
