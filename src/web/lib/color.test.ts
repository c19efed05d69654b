import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLOR_BLIND_RATING_COLORS, SETTINGS } from '#domains/settings/constants.ts';
import { accentOf, contrastOf, READABLE_CONTRAST, readableOn } from './color.ts';
import { distanceWithoutRedGreen } from './oklab.ts';
import { RATING_BANDS } from './ratings.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const PAGES = ['#ffffff', '#0f1c30'] as const;

describe('club colors', () => {
  test('have contrast 1 for equal colors and 21 for black on white, in either order', () => {
    expect(contrastOf('#123456', '#123456')).toBe(1);
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
  });

  test('give every club an accent readable on light and dark pages', () => {
    fc.assert(
      fc.property(fc.array(color, { maxLength: 3 }), fc.constantFrom(...PAGES), (colors, page) => {
        const accent = accentOf(colors, page);
        expect(contrastOf(accent.text, page)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
        expect(contrastOf(accent.fill, page)).toBeGreaterThanOrEqual(3);
        expect(contrastOf(accent.onFill, accent.fill)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
      }),
    );
  });

  test('take the first saturated color as accent, even for white and black clubs', () => {
    expect(accentOf(['#ffffff', '#b00020', '#003399'], '#ffffff').fill).toBe('#b00020');
    expect(accentOf(['#000000', '#1450b8'], '#ffffff').fill).toBe('#1450b8');
  });

  test('skip navy, the header color: a navy and sky blue club is sky blue', () => {
    const { fill } = accentOf(['#14213d', '#4da3ff', '#ffffff'], '#0f1c30');
    expect(fill).toBe('#4da3ff');
    expect(accentOf(['#14213d', '#ffffff', '#eeeeee'], '#ffffff').fill).toBe('#14213d');
  });

  test('a rating number is readable on its band’s color', () => {
    for (const [band, background] of Object.entries(SETTINGS['rating-colors'].default)) {
      expect(contrastOf(readableOn(background), background), band).toBeGreaterThanOrEqual(READABLE_CONTRAST);
    }
  });

  test('colorblind rating colors are readable, and neighbors differ without red and green', () => {
    const colors = RATING_BANDS.map((band) => COLOR_BLIND_RATING_COLORS[band]);
    for (const background of colors) {
      expect(contrastOf(readableOn(background), background), background).toBeGreaterThanOrEqual(READABLE_CONTRAST);
    }
    for (const [index, color] of colors.slice(1).entries()) {
      const better = colors[index] ?? '';
      expect(distanceWithoutRedGreen(color, better), `${better} and ${color}`).toBeGreaterThan(0.03);
    }
    expect(distanceWithoutRedGreen(colors[0] ?? '', colors.at(-1) ?? '')).toBeGreaterThan(0.15);
  });
});
