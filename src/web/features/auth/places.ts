import { currentTimeZone, isCountry, isTimeZone } from '#domains/account/rules/places.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns every country as a choice, by its name in the language. */
export function countryChoices(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry);
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

/** Returns the browser's time zone under its current name; 'UTC' if the browser names none that exists. */
export function detectedTimeZone(): string {
  const zone: unknown = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return typeof zone === 'string' && isTimeZone(zone) ? currentTimeZone(zone) : 'UTC';
}

/** Returns every time zone as a choice, by current names; `present` is among them even if the browser cannot list any. */
export function timeZoneChoices(present: string): { value: string; label: string }[] {
  const listed = (Intl as Partial<typeof Intl>).supportedValuesOf?.('timeZone') ?? [];
  const zones = new Set([...listed, 'UTC', present].map(currentTimeZone));
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** Language, script, region: 'zh-Hans-CN'. Some systems write 'en_US.UTF-8' or 'en-US@posix', which Intl refuses. */
const LANGUAGE_TAG = /^[a-z]{2,8}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z\d])/i;

/** Returns the country of the browser's language, e.g. 'FI' of 'fi-FI'; '' if it names none. */
export function likelyCountry(language: string | undefined): string {
  const region = LANGUAGE_TAG.exec(language ?? '')?.[1]?.toUpperCase() ?? '';
  return isCountry(region) ? region : '';
}
