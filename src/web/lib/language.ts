/**
 * Which language the app speaks. A user's setting wins, then what has been chosen on this device, then what the browser
 * asks for, then English.
 */
import { i18n } from './i18n.ts';
import { chosenOn, forgetLanguage, isLanguage, keepLanguage, type Language, likelyLanguage } from './languages.ts';
import { loadRefusalWords } from './refusal-words.ts';

/** The language without regard to who is logged in. */
export function deviceLanguage(): Language {
  return chosenOn() ?? likelyLanguage(navigator.languages ?? [navigator.language]);
}

/** Loads the words that are in use, then speaks them. Without them (the network is gone) the language stays as it is. */
export async function showLanguage(language: Language): Promise<void> {
  document.documentElement.lang = i18n.language;
  if (i18n.language === language) return;
  await Promise.all([loadRefusalWords(language), i18n.changeLanguage(language)]);
  document.documentElement.lang = language;
}

/** Speaks what a user's setting says; kept on the device, so that the next visit begins in it. */
export function followSetting(setting: unknown): void {
  if (isLanguage(setting)) keepLanguage(setting);
  void showLanguage(deviceLanguage());
}

/** What a visitor chooses, or a user; 'auto' leaves it to the browser. */
export function chooseLanguage(choice: Language | 'auto'): void {
  if (choice === 'auto') forgetLanguage();
  else keepLanguage(choice);
  void showLanguage(deviceLanguage());
}
