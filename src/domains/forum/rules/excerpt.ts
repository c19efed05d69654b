/** Excerpts of search results: matches are enclosed in two characters that no post can contain. */

export const MATCH_BEGINS = '\u0001';
export const MATCH_ENDS = '\u0002';

/** Returns the parts of an excerpt in order, with matches marked. */
export function partsOf(excerpt: string): { text: string; isMatch: boolean }[] {
  return excerpt
    .split(MATCH_BEGINS)
    .flatMap((piece, index) => {
      const [match = '', ...rest] = piece.split(MATCH_ENDS);
      if (index === 0) return [{ text: piece, isMatch: false }];
      return [
        { text: match, isMatch: true },
        { text: rest.join(''), isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
