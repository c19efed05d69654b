/**
 * Names and texts as typed in a search: in lower case, without accents. `platform/database/letters.ts` says the same in SQL, from the
 * same tables, because a database's own lowercasing depends on its setup.
 */

/** Accents, once letters are decomposed. A range of a regular expression, in JavaScript and in PostgreSQL. */
export const MARKS = '[\\u0300-\\u036f]';

/** Letters that do not decompose into a plain one and an accent, and punctuation that is typed in several ways. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i', ĸ: 'k', ſ: 's', ς: 'σ', ґ: 'г' },
  ...{ '’': "'", '‘': "'", ʼ: "'", '‐': '-', '‑': '-', '–': '-', '\u00a0': ' ' },
};

/** Letters for which several are typed. */
export const SEVERAL: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

/** ASCII, Latin, Greek, Cyrillic and Armenian; the alphabets with capitals that names are written in. */
const ALPHABETS = [
  [0x41, 0x58f],
  [0x1e00, 0x1fff],
] as const;

/** Letter for letter, by code point: each one of `from` becomes the one at its index in `to`. */
export const FOLDING: Readonly<{ from: string; to: string }> = foldingOf();
const FOLDS = new Map([...FOLDING.from].map((letter, index) => [letter, FOLDING.to.charAt(index)]));

const EVERY_MARK = new RegExp(MARKS, 'g');
const EVERY_SEVERAL = new RegExp(`[${Object.keys(SEVERAL).join('')}]`, 'g');

/** Returns text in lower case without accents, so that "olsen" finds "Ólsen" and "петр" finds "Пётр". */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(EVERY_MARK, '')
    .replace(/[A-Z\u0080-\uffff]/g, (letter) => FOLDS.get(letter) ?? letter)
    .replace(EVERY_SEVERAL, (letter) => SEVERAL[letter] ?? letter)
    .trim();
}

function foldingOf() {
  const letters = ALPHABETS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const pairs = [...new Set([...letters, ...Object.keys(ALIKE)])]
    // The others are decomposed before.
    .filter((letter) => letter.normalize('NFD') === letter)
    .map((letter) => [letter, ALIKE[letter.toLowerCase()] ?? letter.toLowerCase()] as const)
    .filter(([letter, plain]) => plain !== letter && plain.length === 1);
  return { from: pairs.map(([letter]) => letter).join(''), to: pairs.map(([, plain]) => plain).join('') };
}
