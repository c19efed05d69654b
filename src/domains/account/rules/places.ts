/** Countries and time zones of users, shared with the forms that ask for them. */

import type { Currency } from '#domains/account/constants.ts';

/** Regions in Unicode that are not countries: unions, unknown, private use, pseudo-locales. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Whether a code is a country. @param code ISO 3166-1 alpha-2. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.has(code)) return false;
  // Former codes of a country (DD, SU, ZR, UK) are aliases of one in the list.
  if (new Intl.Locale(`und-${code}`).maximize().region !== code) return false;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

/** Countries whose money is the euro, those outside the union among them. */
const EURO_COUNTRIES = new Set(
  'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT'.split(
    ' ',
  ),
);

/** Returns the currency in which a new user pays: the euro where people have it. @param country ISO 3166-1 alpha-2. */
export function usualCurrency(country: string): Currency {
  return EURO_COUNTRIES.has(country) ? 'EUR' : 'USD';
}

/** Whether a name is a time zone. @param name IANA, e.g. 'Europe/Helsinki'; offsets like '+02:00' are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Time zones that engines still list under names that the IANA database has replaced (its `backward` file, 2025b). */
const RENAMED_ZONES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Returns the current IANA name of a zone: 'Europe/Kyiv' for 'Europe/Kiev'. Names that were never replaced come back unchanged. */
export function currentTimeZone(name: string): string {
  return RENAMED_ZONES[name] ?? name;
}
