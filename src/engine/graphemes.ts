/** Cuts texts between graphemes: what readers see as one letter may be many code points (🏳️‍🌈, 각, é). */

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the beginning of a text: as many whole graphemes as fit in a length, counted in UTF-16 code units like all lengths of
 * texts. A grapheme that alone is longer is left out.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Returns what readers see as the first letter of a text; '' for an empty one. */
export function firstLetterOf(text: string): string {
  for (const { segment } of segmenter.segment(text)) return segment;
  return '';
}
