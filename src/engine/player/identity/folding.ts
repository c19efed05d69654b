/** Names as people type them: without accents, in lower case. */

/** Letters that are no plain letter with an accent, and what one types for them. */
const OTHERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 't', æ: 'a', ß: 's' };

const LAST_LATIN_LETTER = 0x24f;

/** Lower case without accents, so that "olsen" finds "Ólsen". */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðþæß]/g, (letter) => OTHERS[letter] ?? letter)
    .trim();
}

/**
 * The same letter by letter, for databases, whose own idea of lower case depends on how they were set up: each letter of
 * `from`, of Latin alphabets beyond ASCII, becomes the one at its place in `to`.
 */
export const FOLDING: Readonly<{ from: string; to: string }> = foldingOf(0xc0, LAST_LATIN_LETTER);

function foldingOf(first: number, last: number) {
  const pairs = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).flatMap(
    (letter) => (/^[a-z]$/.test(folded(letter)) ? [[letter, folded(letter)] as const] : []),
  );
  return { from: pairs.map(([letter]) => letter).join(''), to: pairs.map(([, plain]) => plain).join('') };
}
