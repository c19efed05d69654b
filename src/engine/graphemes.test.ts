import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, firstLetterOf } from './graphemes.ts';

/** Letters of several code points, as readers see them. */
const LETTERS = {
  'a family joined by zero-width joiners': '👨‍👩‍👧‍👦',
  'an emoji with a skin tone': '👍🏽',
  'a rainbow flag': '🏳️‍🌈',
  'a flag of two regional indicators': '🇫🇮',
  'a hockey stick': '🏒',
  'a letter with combining marks': 'e\u0323\u0301',
  'a Hangul syllable of conjoining jamo': '\u1112\u1161\u11ab',
  'a Hangul syllable': '한',
  'a Devanagari letter with its vowel sign': 'नि',
  'a line break of two characters': '\r\n',
};

describe('a cut text', () => {
  it.each(Object.entries(LETTERS))('never ends within %s', (_, letter) => {
    const text = letter.repeat(5);
    for (let length = 0; length <= text.length; length++)
      expect(cutText(text, length)).toBe(letter.repeat(Math.floor(length / letter.length)));
    expect(firstLetterOf(text)).toBe(letter);
  });

  it('is the longest beginning that fits, of any text', () => {
    const letters = fc.array(fc.constantFrom(...Object.values(LETTERS), 'a', ' ', 'ß'), { maxLength: 12 });
    fc.assert(
      fc.property(letters, fc.nat(60), (all, length) => {
        const cut = cutText(all.join(''), length);
        expect(all.join('').startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(cut.isWellFormed()).toBe(true);
        expect(cutText(cut, length)).toBe(cut);
      }),
    );
  });

  it('is the same text if it fits, and an empty one has no first letter', () => {
    expect(cutText('Goal!', 5)).toBe('Goal!');
    expect(firstLetterOf('')).toBe('');
  });
});
