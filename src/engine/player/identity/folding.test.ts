import { describe, expect, it } from 'vitest';
import { FOLDING, folded } from './folding.ts';
import * as names from './names/names.gen.ts';

/** Does the same as SQL's `translate`. */
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
  it('can be typed without accents', () => {
    expect(['Ólsen', 'Čermák', 'Łoś', 'Bjørnstad', 'Đurić', ' Lindström '].map(folded)).toEqual([
      'olsen',
      'cermak',
      'los',
      'bjornstad',
      'duric',
      'lindstrom',
    ]);
  });

  it('is folded letter by letter, for every letter a player’s name may have', () => {
    const letters = new Set(JSON.stringify(names));
    expect(letters.size).toBeGreaterThan(60);
    for (const letter of letters) expect(translated(letter), letter).toBe(folded(letter) || letter);
  });
});
