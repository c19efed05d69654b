/** Which of some ways of saying it: by what it says, so that it reads the same whenever it is looked at. */
export function pickWay<Way extends number>(words: string, ways: readonly Way[]): Way {
  const sum = [...words].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 10_007, 7);
  const way = ways[sum % ways.length];
  if (way === undefined) throw new RangeError('there is no way to say it');
  return way;
}
