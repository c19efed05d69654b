import { describe, expect, it } from 'vitest';
import { THEME_IDS, THEMES } from '#domains/premium/constants.ts';
import { isPremium, themeOf } from '#domains/premium/rules.ts';
import { contrast } from '#platform/drawing/colors.ts';

describe('a user', () => {
  it('is premium until the moment it expires', () => {
    expect(isPremium(1000, 999)).toBe(true);
    expect(isPremium(1000, 1000)).toBe(false);
    expect(isPremium(null, 0)).toBe(false);
  });

  it('sees the theme they have chosen while a premium member', () => {
    expect(themeOf('violet', true, 'dark')).toEqual(THEMES.violet.dark);
    expect(themeOf('violet', false, 'dark')).toBeNull();
    for (const chosen of ['none', 'toString', undefined]) expect(themeOf(chosen, true, 'light')).toBeNull();
  });
});

describe('a theme', () => {
  /** Page, card and raised card of both color schemes, as in the design tokens. */
  const grounds = { light: ['#edf2f7', '#ffffff', '#f4f7fa'], dark: ['#07101f', '#0f1c30', '#14243c'] };

  it.each(THEME_IDS)('%s is readable in both schemes', (id) => {
    for (const scheme of ['light', 'dark'] as const) {
      const { accent, fill, bar, barRaised } = THEMES[id][scheme];
      for (const ground of grounds[scheme]) expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [fill, bar, barRaised]) expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [bar, barRaised]) expect(contrast('#a9bcd5', ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
