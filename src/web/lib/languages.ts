/** The languages of the app, and the choice kept on this device. */

/** Each language by its own name, no matter which language the screen is in. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = 'rinkside.language';

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);
}

/**
 * Returns the first preferred language that the app has, or English; dialects count as their language ('de-AT',
 * 'de_AT.UTF-8').
 * @param wishes the languages as the browser lists them, most preferred first
 */
export function likelyLanguage(wishes: readonly (string | undefined)[]): Language {
  return wishes.map((tag) => tag?.toLowerCase().split(/\W|_/)[0] ?? '').find(isLanguage) ?? 'en';
}

/** Returns the choice made on this device, if any. */
export function chosenOn(): Language | null {
  try {
    const stored = localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    // The browser stores nothing for this page: its own languages decide instead.
    return null;
  }
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // As above: the choice lasts until the page is left.
  }
}

export function forgetLanguage(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
