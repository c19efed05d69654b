/** Decisions about accounts. */

import { ONLINE_MINUTES } from '#domains/account/constants.ts';
import { accountRefusals } from '#domains/account/refusals.ts';
import type { UserId } from '#engine/ids.ts';
import type { Faults } from '#platform/calls/refusal.ts';

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

export interface ProfileChange {
  name?: string;
  country?: string;
  timeZone?: string;
}

/** What is wrong with a profile, by field; null: nothing. */
export function faultsOfProfile({ name, country, timeZone }: ProfileChange): Faults | null {
  const errors: Faults = {};
  if (name !== undefined && isReserved(name)) errors['name'] = accountRefusals.nameReserved();
  else if (name !== undefined && hidesLetters(name)) errors['name'] = accountRefusals.nameInvisible();
  else if (name !== undefined && mixesScripts(name)) errors['name'] = accountRefusals.nameMixed();
  if (country !== undefined && !isCountry(country)) errors['country'] = accountRefusals.noCountry();
  if (timeZone !== undefined && !isTimeZone(timeZone)) errors['timeZone'] = accountRefusals.noTimeZone();
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Alphabets with letters that look like those of another. */
const LOOKALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** Whether a name takes letters from several alphabets that look alike, as those do that pass themselves off as another. */
export function mixesScripts(name: string): boolean {
  return LOOKALIKE_SCRIPTS.filter((script) => script.test(name)).length > 1;
}

/** Whether a name has letters that are not seen, such as the fillers of Hangul: with one it passes for another's, or for none. */
export function hidesLetters(name: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(name);
}

/** What the game and those who run it are called. */
const RESERVED =
  /^(admin|administrator|assistant|commissioner|formermanager\d*|joe|moderator|rinkside|support|system)$/;

/** Whether somebody with this name could be taken for the game itself, whatever the spacing. */
export function isReserved(name: string): boolean {
  return RESERVED.test(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
}

/** What a deleted user is called where his deeds are on record. */
export function formerManager(userId: UserId): string {
  return `Former manager ${userId}`;
}
