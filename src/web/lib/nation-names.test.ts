import { expect, test } from 'vitest';
import { NATIONS } from '#engine/player/identity/nations.ts';
import { inSentence, namedIn } from './nation-names.ts';

const some = [
  { code: 'CZ', name: 'Czechia' },
  { code: 'AT', name: 'Austria' },
  { code: 'XX-1', name: 'Nowhere' },
];

test('nations have the names of the language, in its order, and those without keep theirs', () => {
  expect(namedIn(some, 'de').map(({ name }) => name)).toEqual(['Nowhere', 'Österreich', 'Tschechien']);
});

test('in English they are called as the game calls them', () => {
  expect(namedIn(some, 'en')).toEqual(some);
});

test('every nation of the game has a name in German', () => {
  const named = namedIn(NATIONS, 'de');
  const names = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
  expect(named.filter(({ code }) => names.of(code) === undefined)).toEqual([]);
  expect(new Set(named.map(({ name }) => name)).size).toBe(NATIONS.length);
});

test('in an English sentence those with an article have it, and only there', () => {
  const names = NATIONS.map(({ name }) => name);
  expect(names.filter((name) => inSentence(name, 'en') !== name)).toEqual(['United States', 'Netherlands']);
  // A new nation of many states or islands needs one, too.
  expect(names.filter((name) => /United|Republic|Kingdom|Emirates|lands$/.test(name)).sort()).toEqual([
    'Netherlands',
    'United States',
  ]);
  expect(inSentence('United States', 'en-US')).toBe('the United States');
  expect(inSentence('Niederlande', 'de')).toBe('Niederlande');
});
