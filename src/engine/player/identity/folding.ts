/** Names as typed in a search: without accents, in lower case. */

/** Letters that do not decompose into a plain letter and an accent, and what is typed for them. */
const OTHERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 't', æ: 'a', ß: 's' };

const LAST_LATIN_LETTER = 0x24f;

/** Returns text in lower case without accents, so that "olsen" finds "Ólsen". */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðþæß]/g, (letter) => OTHERS[letter] ?? letter)
    .trim();
}

/**
 * The same mapping letter by letter, for databases, whose lowercasing depends on their setup: each letter of `from`, of Latin
 * alphabets beyond ASCII, becomes the one at its index in `to`.
 */
export const FOLDING: Readonly<{ from: string; to: string }> = foldingOf(0xc0, LAST_LATIN_LETTER);

function foldingOf(first: number, last: number) {
  const pairs = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).flatMap(
    (letter) => (/^[a-z]$/.test(folded(letter)) ? [[letter, folded(letter)] as const] : []),
  );
  return { from: pairs.map(([letter]) => letter).join(''), to: pairs.map(([, plain]) => plain).join('') };
}
