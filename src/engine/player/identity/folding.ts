/**
 * Names and texts as typed in a search: in lower case, without accents. `platform/database/letters.ts` says the same in SQL, from the
 * same tables.
 */

/** Accents, once letters are decomposed. A range of a regular expression, in JavaScript and in PostgreSQL. */
export const MARKS = '[\\u0300-\\u036f]';

/**
 * Letters in lower case that do not decompose into a plain one and an accent, punctuation that is typed in several ways, and what is
 * typed for them.
 */
export const REPLACED: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i', ĸ: 'k', ſ: 's', ς: 'σ', ґ: 'г' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ '’': "'", '‘': "'", ʼ: "'", '‐': '-', '‑': '-', '–': '-', '\u00a0': ' ' },
};
const TO_REPLACE = new RegExp(`[${Object.keys(REPLACED).join('')}]`, 'g');
const ALL_MARKS = new RegExp(MARKS, 'g');

/** Returns text in lower case without accents, so that "olsen" finds "Ólsen" and "петр" finds "Пётр". */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(ALL_MARKS, '')
    .toLowerCase()
    .replace(TO_REPLACE, (letter) => REPLACED[letter] ?? letter)
    .trim();
}
