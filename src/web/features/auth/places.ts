import { isCountry } from '#domains/account/rules/places.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every country as a choice, by its name in the language. */
export function countryChoices(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry);
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

/** The browser's time zone. */
export function detectedTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every time zone as a choice; `present` is among them even when the browser lists it under another name. */
export function timeZoneChoices(present: string): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', present]);
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** The country of the browser's language, e.g. 'FI' of 'fi-FI'; '' when it names none. */
export function likelyCountry(language: string): string {
  const region = new Intl.Locale(language).region ?? '';
  return isCountry(region) ? region : '';
}
