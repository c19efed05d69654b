import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GROUNDS,
  HOUSE_COLORS,
  MIN_CONTRAST,
  MIN_DISTANCE,
  MIN_DISTANCE_RED_GREEN,
  type Scheme,
  sideColorsOf,
} from '#web/features/game/side-colors.ts';
import { contrastOf } from '#web/lib/color.ts';
import { distanceOf, distanceWithoutRedGreen } from '#web/lib/oklab.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const club = fc.array(color, { minLength: 0, maxLength: 3 });

describe('the two sides’ colors in a game', () => {
  it('contrast with the ice and each other in both color schemes, whatever the clubs wear', () => {
    fc.assert(
      fc.property(club, club, (home, away) => {
        const colors = sideColorsOf(home, away);
        for (const scheme of SCHEMES) {
          const { home: one, away: other } = colors[scheme];
          expect(distanceOf(one, other)).toBeGreaterThanOrEqual(MIN_DISTANCE);
          for (const ground of GROUNDS[scheme]) {
            expect(contrastOf(one, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
            expect(contrastOf(other, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
          }
        }
      }),
    );
  });

  it('are the clubs’ own first colors where those differ', () => {
    const { light } = sideColorsOf(['#b00020', '#ffffff', '#000000'], ['#003f87', '#ffffff', '#c8102e']);
    expect(light).toEqual({ home: '#b00020', away: '#003f87' });
  });

  it('keep the home team’s first color, and change the visitors’', () => {
    const { light } = sideColorsOf(['#b00020', '#1450b8', '#ffffff'], ['#a8071a', '#ffffff', '#1e6b3a']);
    expect(light.home).toBe('#b00020');
    expect(light.away).toBe('#1e6b3a');
  });

  it('differ without red and green as well, where the clubs have such colors', () => {
    const { light, dark } = sideColorsOf(['#00563f', '#ffffff', '#c8a951'], ['#8a1020', '#f1faee', '#2f5fd0']);
    expect(light).toEqual({ home: '#00563f', away: '#2f5fd0' });
    for (const { home, away } of [light, dark]) {
      expect(distanceWithoutRedGreen(home, away)).toBeGreaterThanOrEqual(MIN_DISTANCE_RED_GREEN);
    }
  });

  it('are lighter in dark mode, with the same hue', () => {
    const { dark } = sideColorsOf(['#003f87', '#ffffff', '#ffffff'], ['#c8102e', '#ffffff', '#ffffff']);
    for (const ground of GROUNDS.dark) expect(contrastOf('#003f87', ground)).toBeLessThan(MIN_CONTRAST);
    expect(distanceOf(dark.home, '#5080d0')).toBeLessThan(0.12);
  });

  it('are never as dark as the puck', () => {
    const { light } = sideColorsOf(['#0b1b33', '#ffffff', '#888888'], ['#c8102e', '#ffffff', '#c8102e']);
    expect(distanceOf(light.home, '#0a1a31')).toBeGreaterThanOrEqual(0.12);
    expect(light.home).not.toBe(HOUSE_COLORS.light.home);
  });

  it('are the default red and blue where the clubs’ colors are alike or gray', () => {
    expect(sideColorsOf(['#b00020', '#ffffff', '#000000'], ['#a8071a', '#eeeeee', '#b20a25'])).toBe(HOUSE_COLORS);
    expect(sideColorsOf(['#000000', '#ffffff', '#888888'], ['#003f87', '#ffffff', '#c8102e'])).toBe(HOUSE_COLORS);
  });

  it('use the ice, card and default colors of the style sheets', () => {
    const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8').split('color-scheme="dark"');
    const rink = readFileSync(new URL('./rink/rink.module.css', import.meta.url), 'utf8').split('color-scheme="dark"');
    for (const [place, scheme] of SCHEMES.entries()) {
      const [ice, card] = GROUNDS[scheme];
      expect(rink[place]).toContain(`--ice: ${ice};`);
      expect(tokens[place]).toContain(`--rs-surface: ${card};`);
      expect(tokens[place]).toContain(`--rs-home: ${HOUSE_COLORS[scheme].home};`);
      expect(tokens[place]).toContain(`--rs-away: ${HOUSE_COLORS[scheme].away};`);
    }
  });
});
