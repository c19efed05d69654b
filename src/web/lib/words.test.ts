/** Each `@ts-expect-error` fails to compile once the compiler lets a mistake pass. */
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import trade from '#web/features/trade/words.ts';
import { sectionOf, type TFunction } from '#web/lib/words.ts';
import news from '#web/locales/en/news.ts';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { news, trade } }, interpolation: { escapeValue: false } });
type Fixed = (language: string, catalogs: readonly string[]) => TFunction<readonly ['news', 'trade']>;
// Called by its own types, it takes the compiler as long as a tenth of the app.
const t = (i18n.getFixedT as unknown as Fixed)('en', ['news', 'trade']);

it('returns texts of the first catalog by their keys, and those of others with a prefix', () => {
  expect(t('when', { season: 3, day: 7 })).toContain('7');
  expect(t('trade:pickSpot', { spot: 2 })).toBe('No. 2');
});

it('takes one text of several, with the values of all', () => {
  const way = 'recall-again' as 'recall-again' | 'when';
  expect(t(way, { team: 'Owls', player: 'Aho', times: 2, season: 3, day: 7 })).toContain('Owls');
  // @ts-expect-error The other text asks for a day.
  t(way, { team: 'Owls', player: 'Aho', times: 2, season: 3 });
});

it('asks for the number that chooses between singular and plural', () => {
  const values = { player: 'Aho', team: 'Owls', salary: 900_000 };
  expect(t('signing', { ...values, count: 1 })).toContain('one season');
  // @ts-expect-error Nobody knows how many.
  t('signing', values);
});

it('refuses keys that no catalog has, values that are missing, and values of another type', () => {
  // @ts-expect-error There is no such text.
  t('nobody');
  // @ts-expect-error A section is no text.
  t('part');
  // @ts-expect-error It is of the other catalog.
  t('pickSpot', { spot: 2 });
  // @ts-expect-error The text asks for both.
  t('when', { season: 3 });
  // @ts-expect-error The text asks for values.
  t('when');
  // @ts-expect-error Its format takes a number.
  t('when', { season: '2025–26', day: 7 });
});

it('returns whole lists', () => {
  expect(sectionOf(t, 'trade', 'rounds')[1]).toBe('2nd');
  // @ts-expect-error One text is no section.
  sectionOf(t, 'news', 'when');
});
