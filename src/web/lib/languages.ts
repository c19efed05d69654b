/** The languages that the app speaks, and the choice that this device keeps. */

/** Each by its own name, whatever the language of the screen. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = 'rinkside.language';

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);
}

/**
 * The first wish that the app can speak, English if there is none; dialects count as their language ('de-AT', 'de_AT.UTF-8').
 * @param wishes as the browser tells them, dearest first
 */
export function likelyLanguage(wishes: readonly (string | undefined)[]): Language {
  return wishes.map((tag) => tag?.toLowerCase().split(/\W|_/)[0] ?? '').find(isLanguage) ?? 'en';
}

/** What has been chosen on this device, if anything. */
export function chosenOn(): Language | null {
  try {
    const stored = localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    // The browser keeps nothing for this page: it is asked for its languages instead.
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
