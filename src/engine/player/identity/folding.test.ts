import { describe, expect, it } from 'vitest';
import { FOLDING, folded } from './folding.ts';
import * as names from './names/names.gen.ts';

/** As `translate` of SQL does. */
function translated(text: string): string {
  return [...text]
    .map((letter) => {
      const at = [...FOLDING.from].indexOf(letter);
      return at < 0 ? letter : FOLDING.to[at];
    })
    .join('')
    .toLowerCase();
}

describe('a folded name', () => {
  it('is what one types who has no accents', () => {
    expect(['Ólsen', 'Čermák', 'Łoś', 'Bjørnstad', 'Đurić', ' Lindström '].map(folded)).toEqual([
      'olsen',
      'cermak',
      'los',
      'bjornstad',
      'duric',
      'lindstrom',
    ]);
  });

  it('is the same letter by letter, for every letter of every name that a player may have', () => {
    const letters = new Set(JSON.stringify(names));
    expect(letters.size).toBeGreaterThan(60);
    for (const letter of letters) expect(translated(letter), letter).toBe(folded(letter) || letter);
  });
});
