/** The rules for user names. */

import unhomoglyph from 'unhomoglyph';
import { firstLetterOf } from '#engine/graphemes.ts';
import type { UserId } from '#engine/ids.ts';

/** Alphabets with letters that look alike. */
const LOOKALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** Whether a name mixes letters from several look-alike alphabets, as impostors' names do. */
function mixesScripts(name: string): boolean {
  return LOOKALIKE_SCRIPTS.filter((script) => script.test(name)).length > 1;
}

/** Whether a name contains invisible letters, such as Hangul fillers, which make it look like another name, or like none. */
export function hidesLetters(name: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(name);
}

/**
 * Returns how a name deceives: by a reserved word of the game's staff, by invisible letters, or by mixed alphabets;
 * null: it does not.
 */
export function deceptionOf(name: string): 'reserved' | 'invisible' | 'mixed' | null {
  if (isReserved(name)) return 'reserved';
  if (hidesLetters(name)) return 'invisible';
  return mixesScripts(name) ? 'mixed' : null;
}

/**
 * Returns the skeleton of a name, for comparing only: two names that readers mistake for each other have the same one,
 * also across alphabets ("Јое" in Cyrillic and "Joe") and with any marks between or after the words ("Ann-Lee" and "Ann
 * Lee."). Uses the confusables of Unicode Technical Standard 39.
 */
export function skeletonOf(name: string): string {
  const looks = unhomoglyph(name.normalize('NFKC')).replace(BETWEEN_WORDS, ' ').trim().toLowerCase();
  // A name of marks alone is similar to itself only.
  return looks || name.normalize('NFKC').trim();
}

/**
 * Returns a name at a glance: without spaces and with double letters reduced. Names that differ only in this may be a
 * coincidence and are not refused.
 */
export function glanceOf(name: string): string {
  return skeletonOf(name)
    .replace(/ /g, '')
    .replace(/(.)\1+/gu, '$1');
}

/** Marks that readers overlook: spaces, dots, hyphens, apostrophes and other small signs. */
const BETWEEN_WORDS = /[\s\p{P}\p{Sk}]+/gu;

/** Names of the game, its staff, and AI managers that no user may take as a whole name. */
const RESERVED =
  'admin administrator aigeneralmanager aigm aimanager assistant commissioner joe kimanager moderator rinkside support system'.split(
    ' ',
  );
/** Words that suggest the game's staff anywhere in a name ("Rinkside Support", "The Admin"). */
const RESERVED_WORDS =
  'admin administrator admins assistant commissioner mod moderator moderators mods rinkside support'.split(' ');
/** With a number, the name of a deleted user. */
const FORMER = 'formermanager';

/** Whether a name could be taken for the game itself, whatever the spacing and the alphabet. */
function isReserved(name: string): boolean {
  const looks = new Set(looksOf(lettersOf(name)));
  if (RESERVED.some((word) => looksOf(word).some((look) => looks.has(look)))) return true;
  const words = new Set(name.split(/[^\p{L}\p{N}]+/u).flatMap(looksOf));
  if (RESERVED_WORDS.some((word) => looksOf(word).some((look) => words.has(look)))) return true;
  return [...looks].some((look) => looksOf(FORMER).some((former) => look.startsWith(former)));
}

/** Returns a test of whether readers take a name for this one, whatever the case, the alphabet and the marks between letters. */
export function passesFor(name: string): (other: string) => boolean {
  const looks = new Set(looksOf(lettersOf(name)));
  return (other) => looksOf(lettersOf(other)).some((look) => looks.has(look));
}

const lettersOf = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the text as written, in lowercase and in uppercase, which have different look-alikes ("1" and "I", not "1"
 * and "i").
 */
function looksOf(letters: string): string[] {
  const plain = letters.normalize('NFKC');
  return [plain, plain.toLowerCase(), plain.toUpperCase()].map(skeletonOf);
}

/** Returns just enough of a name for users to recognize their own: "M…". */
export function maskedName(name: string): string {
  return `${firstLetterOf(name)}…`;
}

/** Returns the name of a user whose own name a moderator has removed, until they choose another. */
export function plainName(userId: UserId): string {
  return `Manager ${userId}`;
}

/** Returns the name that records show for a deleted user. */
export function formerManager(userId: UserId): string {
  return `Former manager ${userId}`;
}
