/**
 * The words of refusals in the language of the app. A refused call includes its English words; so only those of other
 * languages are loaded here, and the English ones for screens that show refusals without a refused call
 * (english-refusals.ts).
 */
import { type Facts, filled, type NumberFormat } from '#platform/calls/refusal.ts';
import { catalogueOf } from './foreign-catalogues.ts';

type Words = Readonly<Record<string, string>>;

let english: Words = {};
let translated: Words = {};

let write: ((value: number, format: NumberFormat) => string) | undefined;

/** Returns a refusal in words; null for a code newer than this page, and in English unless a screen needed the words. */
export function wordsOfRefusal(code: string, facts: Facts): string | null {
  const words = translated[code] ?? english[code];
  return words === undefined ? null : filled(words, facts, write);
}

/** Sets how the numbers in refusals are written: as everywhere on the page. */
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
