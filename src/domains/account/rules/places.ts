/** Where users live, also for the screens that ask them. */

/** Regions that Unicode knows but that are no country: unions, unknown, private use, pseudo-locales. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** @param code ISO 3166-1 alpha-2. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.has(code)) return false;
  // What a country was called before (DD, SU, ZR, UK) is another name for one that is in the list.
  if (new Intl.Locale(`und-${code}`).maximize().region !== code) return false;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

/** @param name IANA, e.g. 'Europe/Helsinki'; offsets like '+02:00' are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
