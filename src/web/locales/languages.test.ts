/** Each language other than English has every text, with the same facts, and in every plural form. */
import { describe, expect, it, test } from 'vitest';
import { isLanguage } from '#web/lib/languages.ts';
import { BANNED_ON_SCREEN, BANNED_WORDS } from '../../../scripts/banned-words.ts';
import { SCREEN_FILES } from '../../../tests/e2e/screen-files.ts';
import { cataloguesOf, languagesWithCatalogues } from './catalogues-of.ts';
import { faultsOf, flatWords } from './complete.ts';

const english = cataloguesOf('en');
english.set('screens', Object.fromEntries(SCREEN_FILES.map(({ path, data }) => [path, data.title])));

/** Texts that a language shares with English on purpose: names, codes, and loanwords. */
const longEnoughToDiffer = (words: string) =>
  (words.replace(/\{\{[^}]*\}\}/g, '').match(/\p{L}{3,}/gu) ?? []).length >= 3;

const languages = languagesWithCatalogues.filter((language) => language !== 'en');

test('every catalogue folder is a selectable language', () => {
  expect(languages.length).toBeGreaterThan(0);
  expect(languages.every(isLanguage)).toBe(true);
});

test.each(['en', ...languages])('no text in %s is empty: it would be shown as its key', (language) => {
  const empty = [...cataloguesOf(language)].flatMap(([namespace, catalogue]) =>
    [...flatWords(catalogue)].filter(([, words]) => words.trim() === '').map(([key]) => `${namespace}:${key}`),
  );
  expect(empty).toEqual([]);
});

/** Codes and numbers, which users cannot type; names, too, contain letters only. */
const NESTED_BY = new Set([
  ...['about', 'achievement', 'applicants', 'award', 'career', 'days', 'facility', 'goal', 'infraction', 'item'],
  ...['nightsLeft', 'raffle', 'recipe', 'role', 'salary', 'sanction', 'seasons', 'skill', 'statistic', 'venue'],
]);
/**
 * Texts that users type freely; an i18next that expands a reference in one of them could show any other line of the
 * catalogue.
 */
const TYPED = ['excerpt', 'headline', 'message', 'reason', 'text', 'title', 'words'];
const NESTED = /\$t\(.*?\)/g;

const paramsOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);

test.each(['en', ...languages])(
  'texts in %s name other lines by codes and numbers, never by what users type',
  (language) => {
    const lines = [...cataloguesOf(language)].flatMap(([namespace, catalogue]) =>
      [...flatWords(catalogue)].flatMap(([key, text]) =>
        text.includes('$t(') ? [{ at: `${namespace}:${key}`, text }] : [],
      ),
    );
    expect(lines.length).toBeGreaterThan(0);
    const faults = lines.filter(({ text }) => {
      const inside = (text.match(NESTED) ?? []).flatMap(paramsOf);
      return inside.some((name) => !NESTED_BY.has(name)) || paramsOf(text).some((name) => TYPED.includes(name));
    });
    expect(faults).toEqual([]);
  },
);

/** Returns 'words → what to write instead' for each banned pattern in the text of a screen. */
const oddWords = (text: string) =>
  [...BANNED_WORDS, ...BANNED_ON_SCREEN]
    .filter(({ word }) => word.test(text))
    .map(({ word, write }) => `${word.exec(text)?.[0]} → ${write}`);

describe('the English texts of the screens', () => {
  it('avoid words a native speaker would not use', () => {
    const faults = [...english].flatMap(([namespace, catalogue]) =>
      [...flatWords(catalogue)].flatMap(([key, text]) => oddWords(text).map((odd) => `${namespace}:${key}: ${odd}`)),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['Nobody is looking for anybody', 'No … yet'],
    ['Your assistant knows.', 'what was saved'],
    ['Players whom they pay too much', 'a noun'],
    ['Who trusts you no more leaves', 'a noun'],
    ['Drafted players stand here until they sign', 'is listed'],
    ['Whoever applies can read it', 'anyone who'],
  ])('are refused when they contain one: %s', (text, write) => {
    expect(oddWords(text).join('\n')).toContain(write);
  });
});

describe.each(languages)('the catalogues in %s', (language) => {
  const translated = cataloguesOf(language);

  it('match the English ones in number', () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...translated.keys()])('have every text of %s', (namespace) => {
    expect(faultsOf(english.get(namespace) ?? {}, translated.get(namespace) ?? {}, language)).toEqual([]);
  });

  it('leave no sentence in English', () => {
    const left = [...translated].flatMap(([namespace, catalogue]) => {
      const source = flatWords(english.get(namespace) ?? {});
      return [...flatWords(catalogue)]
        .filter(([key, words]) => source.get(key) === words && longEnoughToDiffer(words))
        .map(([key]) => `${namespace}:${key}`);
    });
    expect(left).toEqual([]);
  });
});

describe('a translation fault', () => {
  const source = { goals_one: '{{count}} goal', goals_other: '{{count}} goals', by: 'by {{player}} <0>here</0>' };
  const whole = { goals_one: 'ein Tor', goals_other: '{{count}} Tore', by: 'von {{player}} <0>hier</0>' };

  it('is found: a missing text, an extra one, a lost fact, a lost form', () => {
    expect(faultsOf(source, whole, 'de')).toEqual([]);
    expect(faultsOf(source, { ...whole, more: 'mehr' }, 'de')).toEqual(['more: superfluous']);
    expect(faultsOf(source, { ...whole, by: 'von {{spieler}}' }, 'de')).toEqual([
      'by: lacks [</0> <0> {{player], has too much [{{spieler]',
    ]);
    expect(faultsOf(source, { goals_other: whole.goals_other, by: whole.by }, 'de')).toEqual(['goals_one: missing']);
  });

  it('includes a form that English does not have', () => {
    expect(faultsOf(source, whole, 'cs')).toEqual(['goals_few: missing', 'goals_many: missing']);
  });
});
