/** What users may be called. */
import unhomoglyph from 'unhomoglyph';
import type { UserId } from '#engine/ids.ts';

/** Alphabets with letters that look like those of another. */
const LOOKALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** Whether a name takes letters from several alphabets that look alike, as those do that pass themselves off as another. */
function mixesScripts(name: string): boolean {
  return LOOKALIKE_SCRIPTS.filter((script) => script.test(name)).length > 1;
}

/** Whether a name has letters that are not seen, such as the fillers of Hangul: with one it passes for another's, or for none. */
export function hidesLetters(name: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(name);
}

/** Returns by what a name passes for another, or for the game: a word of those who run it, letters that are not seen, several alphabets; null: by nothing. */
export function deceptionOf(name: string): 'reserved' | 'invisible' | 'mixed' | null {
  if (isReserved(name)) return 'reserved';
  if (hidesLetters(name)) return 'invisible';
  return mixesScripts(name) ? 'mixed' : null;
}

/**
 * What a name looks like: two names that a reader takes for each other have the same skeleton, also across alphabets ("Јое" in
 * Cyrillic and "Joe") and whatever stands between or behind the words ("Ann-Lee" and "Ann Lee."). For comparing only, not for
 * reading. By the confusables of Unicode Technical Standard 39.
 */
export function skeletonOf(name: string): string {
  const looks = unhomoglyph(name.normalize('NFKC')).replace(BETWEEN_WORDS, ' ').trim().toLowerCase();
  // A name of marks alone looks like itself only.
  return looks || name.normalize('NFKC').trim();
}

/**
 * What a name looks like at a glance: without spaces, and with letters said once that are written twice. Names that differ in no more
 * than that may be an accident, so that they are not refused.
 */
export function glanceOf(name: string): string {
  return skeletonOf(name)
    .replace(/ /g, '')
    .replace(/(.)\1+/gu, '$1');
}

/** Marks that a reader overlooks: spaces, dots, hyphens, apostrophes and what else is drawn small. */
const BETWEEN_WORDS = /[\s\p{P}\p{Sk}]+/gu;

/** What the game and those who run it are called, and what stands in for a manager: the whole of a name. */
const RESERVED =
  'admin administrator aigeneralmanager aigm aimanager assistant commissioner joe kimanager moderator rinkside support system'.split(
    ' ',
  );
/** Words by which somebody passes for one of these wherever they stand in a name ("Rinkside Support", "The Admin"). */
const RESERVED_WORDS =
  'admin administrator admins assistant commissioner mod moderator moderators mods rinkside support'.split(' ');
/** Followed by a number it is what a deleted user is called. */
const FORMER = 'formermanager';

/** Whether somebody with this name could be taken for the game itself, whatever the spacing and the alphabet. */
function isReserved(name: string): boolean {
  const looks = new Set(looksOf(lettersOf(name)));
  if (RESERVED.some((word) => looksOf(word).some((look) => looks.has(look)))) return true;
  const words = new Set(name.split(/[^\p{L}\p{N}]+/u).flatMap(looksOf));
  if (RESERVED_WORDS.some((word) => looksOf(word).some((look) => words.has(look)))) return true;
  return [...looks].some((look) => looksOf(FORMER).some((former) => look.startsWith(former)));
}

/** Returns a test of names: whether a reader takes one for this name, whatever the case, the alphabet and the marks between letters. */
export function passesFor(name: string): (other: string) => boolean {
  const looks = new Set(looksOf(lettersOf(name)));
  return (other) => looksOf(lettersOf(other)).some((look) => looks.has(look));
}

const lettersOf = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '');

/** As it is written and in small and capital letters: of these others look alike ("1" and "I", not "1" and "i"). */
function looksOf(letters: string): string[] {
  const plain = letters.normalize('NFKC');
  return [plain, plain.toLowerCase(), plain.toUpperCase()].map(skeletonOf);
}

/** Returns as much of a name as users need to find their own: "M…". */
export function maskedName(name: string): string {
  return `${[...name][0] ?? ''}…`;
}

/** What a user is called whose name a moderator has removed, until they choose another. */
export function plainName(userId: UserId): string {
  return `Manager ${userId}`;
}

/** What a deleted user is called where his deeds are on record. */
export function formerManager(userId: UserId): string {
  return `Former manager ${userId}`;
}
