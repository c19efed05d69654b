/**
 * The words of refusals in the language of the app. A refused call brings its English words with it; so what is loaded here are
 * those of other languages, and the English ones for screens that show refusals nobody has asked for (english-refusals.ts).
 */
import { type Facts, filled, type NumberFormat } from '#platform/calls/refusal.ts';
import { catalogueOf } from './foreign-catalogues.ts';

type Words = Readonly<Record<string, string>>;

let english: Words = {};
let translated: Words = {};

let write: ((value: number, format: NumberFormat) => string) | undefined;

/** A refusal in words; null for a code newer than this page, and in English unless a screen needed the words. */
export function wordsOfRefusal(code: string, facts: Facts): string | null {
  const words = translated[code] ?? english[code];
  return words === undefined ? null : filled(words, facts, write);
}

/** Has the numbers in them written as everywhere on the page. */
export function writeRefusalNumbers(written: (value: number, format: NumberFormat) => string): void {
  write = written;
}

/** Keeps the English words. */
export function haveEnglishRefusals(words: Words): void {
  english = words;
}

/** Loads the words of a language. */
export async function loadRefusalWords(language: string): Promise<void> {
  const words = language === 'en' ? {} : await catalogueOf(language, 'refusals');
  translated = typeof words === 'object' ? words : {};
}
