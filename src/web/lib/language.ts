/**
 * The language of the app. The user's setting wins, then the choice on this device, then the browser's languages, then
 * English.
 */
import { i18n } from './i18n.ts';
import { chosenOn, forgetLanguage, isLanguage, keepLanguage, type Language, likelyLanguage } from './languages.ts';
import { loadRefusalWords } from './refusal-words.ts';

/** Returns the language for this device, no matter which user is logged in. */
export function deviceLanguage(): Language {
  return chosenOn() ?? likelyLanguage(navigator.languages ?? [navigator.language]);
}

/** Loads the words in use, then switches to the language. If loading fails (the network is gone) the language stays as it is. */
export async function showLanguage(language: Language): Promise<void> {
  document.documentElement.lang = i18n.language;
  if (i18n.language === language) return;
  await Promise.all([loadRefusalWords(language), i18n.changeLanguage(language)]);
  document.documentElement.lang = language;
}

/** Applies the language of a user's setting; it is kept on the device, so that the next visit starts in it. */
export function followSetting(setting: unknown): void {
  if (isLanguage(setting)) keepLanguage(setting);
  void showLanguage(deviceLanguage());
}

/** Applies the choice of a visitor or a user; 'auto' leaves it to the browser. */
export function chooseLanguage(choice: Language | 'auto'): void {
  if (choice === 'auto') forgetLanguage();
  else keepLanguage(choice);
  void showLanguage(deviceLanguage());
}
