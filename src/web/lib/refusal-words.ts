/** The words of refusals in the language of the app. The English ones are there from the start, whatever fails. */
import english from '#web/locales/en/refusals.ts';
import { catalogueOf } from './foreign-catalogues.ts';

let words: Readonly<Record<string, string>> = english;

/** Words of a code; undefined for one newer than this page. */
export function wordsOfRefusal(code: string): string | undefined {
  return words[code];
}

export async function loadRefusalWords(language: string): Promise<void> {
  const translated = language === 'en' ? {} : await catalogueOf(language, 'refusals');
  words = { ...english, ...(typeof translated === 'object' ? translated : {}) };
}
