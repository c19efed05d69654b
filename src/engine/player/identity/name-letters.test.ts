import { expect, it } from 'vitest';
import { NAME_POOLS } from '#engine/player/identity/names/cultures.ts';
import { firstNamesOf, lastNamesOf } from '#engine/player/identity/names/names.ts';
import { NICKNAMES } from '#world/creation/club-words.ts';
import { AMERICAN_CITIES } from '#world/creation/geography/cities-america.ts';
import { EASTERN_CITIES } from '#world/creation/geography/cities-east.ts';
import { EUROPEAN_CITIES } from '#world/creation/geography/cities-europe.ts';
import { NORDIC_CITIES } from '#world/creation/geography/cities-nordic.ts';
import { misfitIn, PERSON_NAME, TEAM_NAME, tidyName, USER_NAME } from './name-letters.ts';

it('every name of the world may be given to people, and those of its clubs to teams', () => {
  const pools = Object.values(NAME_POOLS).flat();
  const people = pools.flatMap(({ first, last }) => [...firstNamesOf(first), ...lastNamesOf(last)]);
  const teams = [
    ...[...AMERICAN_CITIES, ...EASTERN_CITIES, ...EUROPEAN_CITIES, ...NORDIC_CITIES].map(({ name }) => name),
    ...NICKNAMES.map(({ word }) => word),
  ];
  const misfits = (names: readonly string[], pattern: RegExp) =>
    names.filter((name) => misfitIn(name, pattern) !== null);
  expect(people.length).toBeGreaterThan(5000);
  expect(misfits(people, PERSON_NAME)).toEqual([]);
  expect(misfits([...people, ...teams], USER_NAME)).toEqual([]);
  expect(misfits(teams, TEAM_NAME)).toEqual([]);
});

it.each([
  ['’t Hart', PERSON_NAME],
  ['D’Amore', USER_NAME],
  ['Saint‑Denis', TEAM_NAME],
  ['Li', USER_NAME],
  ['Phạm Văn Ðức', USER_NAME],
  ['สมชาย', USER_NAME],
  ['Col·lell', TEAM_NAME],
])('%s is a name', (name, pattern) => {
  expect(misfitIn(tidyName(name), pattern)).toBeNull();
  expect(misfitIn(tidyName(name.normalize('NFD')), pattern)).toBeNull();
});

it.each([
  ['Anna🏳️‍🌈Fan', USER_NAME, '🏳️‍🌈'],
  ['7up', USER_NAME, '7'],
  ['Area 51', TEAM_NAME, '5'],
  ['-Oskar', PERSON_NAME, '-'],
  ['Hangul\u3164', TEAM_NAME, '\u3164'],
  [`Zalg${'o\u0323\u0323\u0323\u0323\u0323'}`, USER_NAME, '\u0323\u0323'],
])('%s has a character that keeps it from being a name', (name, pattern, misfit) => {
  expect(misfitIn(name, pattern)).toBe(misfit);
});
