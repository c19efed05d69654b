import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from './folding.ts';

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

  it('is lowercase in every alphabet, and has one apostrophe and one hyphen', () => {
    expect(
      ['IŞIK', 'Işık', 'İstanbul', 'ПЁТР', 'Ґалаґан', 'Νίκος', 'ΝΊΚΟΣ', 'Straße', 'Sæther', 'O’Neil', 'Jean‑Luc'].map(
        folded,
      ),
    ).toEqual([
      'isik',
      'isik',
      'istanbul',
      'петр',
      'галаган',
      'νικοσ',
      'νικοσ',
      'strasse',
      'saether',
      "o'neil",
      'jean-luc',
    ]);
  });

  it('stays the same when it is folded again, whatever its letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text));
      }),
    );
  });
});
