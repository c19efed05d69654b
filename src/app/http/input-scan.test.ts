import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfInput } from '#app/http/input-scan.ts';

describe('the look at an input', () => {
  it('finds a NUL character wherever it hides', () => {
    expect(faultOfInput({ a: [{ b: 'x\0' }] })?.path).toEqual(['a', '0', 'b']);
    expect(faultOfInput({ 'k\0': 1 })).not.toBeNull();
    expect(faultOfInput('\0')).not.toBeNull();
  });

  it('finds half a surrogate pair, which no database stores, and passes whole ones', () => {
    expect(faultOfInput({ onboarding: ['\ud800'] })).toMatchObject({ path: ['onboarding', '0'] });
    expect(faultOfInput({ '\udfff': 1 })).not.toBeNull();
    expect(faultOfInput({ name: '🏒' })).toBeNull();
  });

  it('passes whatever JSON has neither NUL nor a bottomless nest', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        expect(faultOfInput(value) === null).toBe(!textsOf(value).some((text) => text.includes('\0')));
      }),
    );
  });

  it('gives up on nests that are too deep, without a deep stack of its own', () => {
    let nest: unknown = 1;
    for (let level = 0; level < 100_000; level++) nest = [nest];
    expect(faultOfInput(nest)?.message).toContain('deeply');
  });
});

/** Every key and every text in a JSON value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...textsOf(part)]);
}
