import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chromaOf, distanceOf, distanceWithoutRedGreen, lightnessOf, withLightness } from './oklab.ts';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('perceptual colors', () => {
  test('put white, black and primary reds where the Oklab paper has them', () => {
    expect(lightnessOf('#ffffff')).toBeCloseTo(1, 3);
    expect(lightnessOf('#000000')).toBeCloseTo(0, 3);
    expect(lightnessOf('#ff0000')).toBeCloseTo(0.628, 3);
    expect(chromaOf('#ff0000')).toBeCloseTo(Math.hypot(0.225, 0.126), 3);
  });

  test('give grays no chroma, and a color no distance to itself', () => {
    expect(chromaOf('#808080')).toBeCloseTo(0, 3);
    fc.assert(
      fc.property(colors, (color) => {
        expect(distanceOf(color, color)).toBe(0);
      }),
    );
  });

  test('put red and green of equal lightness far apart for most people, and close for colorblind ones', () => {
    const [red, green] = [withLightness('#c02020', 0.5), withLightness('#20a020', 0.5)];
    expect(distanceOf(red, green)).toBeGreaterThan(0.25);
    expect(distanceWithoutRedGreen(red, green)).toBeLessThan(0.06);
  });

  test('keep a color’s hue at another lightness as far as a screen can show it', () => {
    fc.assert(
      fc.property(colors, fc.double({ min: 0.15, max: 0.9, noNaN: true }), (color, lightness) => {
        const moved = withLightness(color, lightness);
        expect(Math.abs(lightnessOf(moved) - lightness)).toBeLessThan(0.02);
        // Any distance beyond the difference in lightness and chroma is a shift of hue: no more than rounding to bytes
        // and the gamut's edge cause.
        const along = Math.hypot(lightnessOf(color) - lightnessOf(moved), chromaOf(color) - chromaOf(moved));
        const aside = Math.sqrt(Math.max(0, distanceOf(color, moved) ** 2 - along ** 2));
        expect(aside).toBeLessThan(0.015);
      }),
    );
  });
});
