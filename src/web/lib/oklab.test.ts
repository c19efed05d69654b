import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chromaOf, distanceOf, distanceWithoutRedGreen, oklabOf, withLightness } from './oklab.ts';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colors as the eye sees them', () => {
  test('white, black and the reds of a screen are where the paper on Oklab puts them', () => {
    expect(oklabOf('#ffffff')[0]).toBeCloseTo(1, 3);
    expect(oklabOf('#000000')[0]).toBeCloseTo(0, 3);
    const [lightness, a, b] = oklabOf('#ff0000');
    expect([lightness, a, b].map((part) => Math.round(part * 1000))).toEqual([628, 225, 126]);
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
        expect(Math.abs(oklabOf(moved)[0] - lightness)).toBeLessThan(0.02);
        // What of its color points elsewhere than before: no more than rounding to bytes and the edge of the screen make of it.
        const [, a, b] = oklabOf(color);
        const [, movedA, movedB] = oklabOf(moved);
        const aside = Math.abs(a * movedB - b * movedA) / Math.max(0.01, chromaOf(color));
        expect(aside).toBeLessThan(0.015);
      }),
    );
  });
});
