/** The letters and punctuation that names are written with, in any script, and what is wrong with a name that has others. */

import { firstLetterOf } from '#engine/graphemes.ts';

/** A letter with the marks that do not compose with it; more than three are no word of any language. */
const LETTER = '\\p{L}\\p{M}{0,3}';
/** Dots, straight and typographic apostrophes, hyphens (also those that do not break), the middle dot of Catalan, and spaces. */
const BETWEEN = " .'’‘·‐‑\\-";

/** Names of users. */
export const USER_NAME = new RegExp(`^${LETTER}(?:${LETTER}|[\\p{N}${BETWEEN}])*$`, 'u');
/** Parts of names of teams: no digits and, as no rule looks for them later, no invisible letters. */
export const TEAM_NAME = new RegExp(
  `^(?!.*\\p{Default_Ignorable_Code_Point})${LETTER}(?:${LETTER}|[${BETWEEN}])*$`,
  'u',
);
/** Parts of names of people, which may begin with an apostrophe (’t Hart). */
export const PERSON_NAME = new RegExp(`^(?:['’‘]|${LETTER})(?:${LETTER}|[${BETWEEN}])*$`, 'u');

/** Returns a name as it is stored: its letters composed, and a plain space wherever there is any space. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * Returns the first character that keeps a name from matching a pattern, as readers see it; null: none. Every beginning of a match
 * of the pattern must match as well.
 */
export function misfitIn(name: string, pattern: RegExp): string | null {
  const letters = [...name];
  const fits = (count: number) => pattern.test(letters.slice(0, count).join(''));
  let [fitting, other] = [0, letters.length];
  if (other === 0 || fits(other)) return null;
  while (other - fitting > 1) {
    const middle = Math.floor((fitting + other) / 2);
    if (fits(middle)) fitting = middle;
    else other = middle;
  }
  return firstLetterOf(letters.slice(fitting).join(''));
}
