/** The complete list of premium's benefits, which are comfort only; each is checked by name in one place. */

/** Real days before premium ends at which its member is reminded. */
export const REMIND_DAYS = 3;

/** Limits without and with premium. Items above the limit when premium ends are kept but cannot be changed. */
export const PREMIUM_LIMITS = {
  /** Searches that a user may keep. */
  savedSearches: { free: 20, premium: 60 },
  /** Texts that a user may keep to insert them where they write. */
  textTemplates: { free: 5, premium: 25 },
  /** Letters of a note on the shortlist. */
  noteLength: { free: 200, premium: 2_000 },
  /** Rows of a league's statistics in a file: those of the page on screen, or the whole table. */
  exportRows: { free: 25, premium: 2_000 },
  /** Hour of the user's own clock from which on a daily or weekly mail digest is written. */
  digestHour: { free: 7, premium: 5 },
} as const;
export type PremiumLimit = keyof typeof PREMIUM_LIMITS;

/** Colors in place of the usual ones: what is clicked, what is filled, and the bars around a screen. */
export interface ThemeColors {
  accent: string;
  fill: string;
  bar: string;
  barRaised: string;
}

/** Themes of members, light and dark. Text on them has a contrast of at least 4.5. */
export const THEMES = {
  forest: {
    light: { accent: '#17663a', fill: '#17663a', bar: '#0b2618', barRaised: '#14452c' },
    dark: { accent: '#6fd69a', fill: '#23824d', bar: '#04120b', barRaised: '#103a25' },
  },
  violet: {
    light: { accent: '#6a2fb0', fill: '#6a2fb0', bar: '#1d0f33', barRaised: '#3b1f66' },
    dark: { accent: '#c3a1f2', fill: '#7d4bc4', bar: '#0c0617', barRaised: '#2b1650' },
  },
  ember: {
    light: { accent: '#a3380b', fill: '#a3380b', bar: '#2b120a', barRaised: '#552414' },
    dark: { accent: '#ffab85', fill: '#b5491a', bar: '#150805', barRaised: '#451c0e' },
  },
} as const satisfies Readonly<Record<string, Record<'light' | 'dark', ThemeColors>>>;
export type ThemeId = keyof typeof THEMES;
export const THEME_IDS = Object.keys(THEMES) as [ThemeId, ...ThemeId[]]; // they are its keys

/** Kept when premium ends, and shown again when it resumes. */
export const PREMIUM_SETTINGS = {
  'premium.theme': { kind: 'choice', default: 'none', choices: ['none', ...THEME_IDS] },
} as const;
