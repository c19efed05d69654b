/** Decisions about accounts. */
import { ONLINE_MINUTES } from '#domains/account/constants.ts';

const MINUTE_MS = 60_000;
/** Regions that Unicode knows but that are no country: unions, unknown, private use, pseudo-locales. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Is the user about? Times in milliseconds since 1970; null: never seen. */
export function isOnline(lastOnlineAt: number | null, now: number): boolean {
  return lastOnlineAt !== null && now - lastOnlineAt < ONLINE_MINUTES * MINUTE_MS;
}

/** Premium holds until it expires, not a moment longer. */
export function isPremium(premiumExpiresAt: number | null, now: number): boolean {
  return premiumExpiresAt !== null && premiumExpiresAt > now;
}

/** @param code ISO 3166-1 alpha-2. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.has(code)) return false;
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

export interface ProfileChange {
  country?: string;
  timeZone?: string;
}

/** What is wrong with a profile, by field; null: nothing. */
export function faultsOfProfile({ country, timeZone }: ProfileChange): Record<string, string[]> | null {
  const errors: Record<string, string[]> = {};
  if (country !== undefined && !isCountry(country)) errors['country'] = ['Choose a country from the list.'];
  if (timeZone !== undefined && !isTimeZone(timeZone)) errors['timeZone'] = ['Choose a time zone from the list.'];
  return Object.keys(errors).length > 0 ? errors : null;
}

/** What a deleted user is called where his deeds are on record. */
export function formerManager(userId: number): string {
  return `Former manager ${userId}`;
}
