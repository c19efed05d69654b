import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chromaOf, distanceOf, distanceWithoutRedGreen, lightnessOf, withLightness } from './oklab.ts';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colors as the eye sees them', () => {
  test('white, black and the reds of a screen are where the paper on Oklab puts them', () => {
    expect(lightnessOf('#ffffff')).toBeCloseTo(1, 3);
    expect(lightnessOf('#000000')).toBeCloseTo(0, 3);
    expect(lightnessOf('#ff0000')).toBeCloseTo(0.628, 3);
    expect(chromaOf('#ff0000')).toBeCloseTo(Math.hypot(0.225, 0.126), 3);
  });

  test('grays have no chroma, and a color has no distance to itself', () => {
    expect(chromaOf('#808080')).toBeCloseTo(0, 3);
    fc.assert(
      fc.property(colors, (color) => {
        expect(distanceOf(color, color)).toBe(0);
      }),
    );
  });

  test('red and green of one lightness are far apart for most, and near for those who do not see them', () => {
    const [red, green] = [withLightness('#c02020', 0.5), withLightness('#20a020', 0.5)];
    expect(distanceOf(red, green)).toBeGreaterThan(0.25);
    expect(distanceWithoutRedGreen(red, green)).toBeLessThan(0.06);
  });

  test('a color at another lightness keeps its hue as far as a screen can show it', () => {
    fc.assert(
      fc.property(colors, fc.double({ min: 0.15, max: 0.9, noNaN: true }), (color, lightness) => {
        const moved = withLightness(color, lightness);
        expect(Math.abs(lightnessOf(moved) - lightness)).toBeLessThan(0.02);
        // How far two colors of different lightness and chroma are apart beyond that is a difference of hue: no more than
        // rounding to bytes and the edge of the screen make of it.
        const along = Math.hypot(lightnessOf(color) - lightnessOf(moved), chromaOf(color) - chromaOf(moved));
        const aside = Math.sqrt(Math.max(0, distanceOf(color, moved) ** 2 - along ** 2));
        expect(aside).toBeLessThan(0.015);
      }),
    );
  });
});
