import { expect, test } from 'vitest';
import { NATIONS } from '#engine/player/identity/nations.ts';
import { inSentence, namedIn } from './nation-names.ts';

const some = [
  { code: 'CZ', name: 'Czechia' },
  { code: 'AT', name: 'Austria' },
  { code: 'XX-1', name: 'Nowhere' },
];

test('nations have the language’s names and order, and those without a translation keep theirs', () => {
  expect(namedIn(some, 'de').map(({ name }) => name)).toEqual(['Nowhere', 'Österreich', 'Tschechien']);
});

test('nations have their game names in English', () => {
  expect(namedIn(some, 'en')).toEqual(some);
});

test('every nation in the game has a German name', () => {
  const named = namedIn(NATIONS, 'de');
  const names = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
  expect(named.filter(({ code }) => names.of(code) === undefined)).toEqual([]);
  expect(new Set(named.map(({ name }) => name)).size).toBe(NATIONS.length);
});

test('nations have their article in an English sentence, and only there', () => {
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
