import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfInput } from '#app/http/input-scan.ts';

describe('the input scan', () => {
  it('finds a NUL character wherever it hides', () => {
    expect(faultOfInput({ a: [{ b: 'x\0' }] })?.path).toEqual(['a', '0', 'b']);
    expect(faultOfInput({ 'k\0': 1 })).not.toBeNull();
    expect(faultOfInput('\0')).not.toBeNull();
  });

  it('finds half of a surrogate pair, which no database stores, and passes whole ones', () => {
    expect(faultOfInput({ onboarding: ['\ud800'] })).toMatchObject({ path: ['onboarding', '0'] });
    expect(faultOfInput({ '\udfff': 1 })).not.toBeNull();
    expect(faultOfInput({ name: '🏒' })).toBeNull();
  });

  it('finds look-alike letters and text-direction marks, but skips passwords and passes emoji', () => {
    for (const text of ['ᴊoe', 'ꜱam', 'Joe ɪ', 'ʀɪɴᴋ', '\u202eeoJ', 'a\u200fb', '\u2066x\u2069', '\u061c']) {
      expect(faultOfInput({ paragraphs: [{ text }] }), text).toMatchObject({ path: ['paragraphs', '0', 'text'] });
      expect(faultOfInput({ password: text, newPassword: text })).toBeNull();
    }
    for (const text of [
      'Jérôme Łukasz',
      'Ørjan Þór',
      'Олександр',
      'שלום',
      'مرحبا',
      'ʕ•ᴥ•ʔ',
      '👨‍👩‍👧',
      'x²',
      'naïve ﬁ',
    ]) {
      expect(faultOfInput({ text }), text).toBeNull();
    }
  });

  it('passes any JSON without NUL or extreme nesting', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        expect(faultOfInput(value) === null).toBe(!textsOf(value).some((text) => text.includes('\0')));
      }),
    );
  });

  it('gives up on deep nesting without a deep stack of its own', () => {
    let nest: unknown = 1;
    for (let level = 0; level < 100_000; level++) nest = [nest];
    expect(faultOfInput(nest)?.message).toContain('deeply');
  });
});

/** Returns every key and every text in a JSON value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...textsOf(part)]);
}
