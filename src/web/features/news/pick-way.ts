/** Returns one of several wordings, chosen by the content, so that an item always reads the same. */
export function pickWay<Way extends number>(words: string, ways: readonly Way[]): Way {
  const sum = [...words].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 10_007, 7);
  const way = ways[sum % ways.length];
  if (way === undefined) throw new RangeError('there is no way to say it');
  return way;
}
