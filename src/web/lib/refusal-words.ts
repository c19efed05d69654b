/**
 * The words of refusals in the language of the app. A refused call brings its English words with it; so what is loaded here are
 * those of other languages, and the English ones for screens that show refusals nobody has asked for (english-refusals.ts).
 */
import { catalogueOf } from './foreign-catalogues.ts';

type Words = Readonly<Record<string, string>>;

let english: Words = {};
let translated: Words = {};

/** Words of a code; undefined for one newer than this page, and in English unless a screen needed them. */
export function wordsOfRefusal(code: string): string | undefined {
  return translated[code] ?? english[code];
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
