/** Decides who is a premium member, and what members may have. */
import { PREMIUM_LIMITS, type PremiumLimit, THEMES, type ThemeColors } from '#domains/premium/constants.ts';

/**
 * Returns whether premium is active: until it expires, not a moment longer. Times in milliseconds since 1970; null:
 * never a member.
 */
export function isPremium(premiumExpiresAt: number | null, now: number): boolean {
  return premiumExpiresAt !== null && premiumExpiresAt > now;
}

/** Returns how many of something a user may have. */
export function limitOf(what: PremiumLimit, isMember: boolean): number {
  return PREMIUM_LIMITS[what][isMember ? 'premium' : 'free'];
}

/** Returns the colors of the user's theme; null: the default ones, which also apply to users without premium. */
export function themeOf(chosen: unknown, isMember: boolean, scheme: 'light' | 'dark'): ThemeColors | null {
  const [, theme] = Object.entries(THEMES).find(([id]) => id === chosen) ?? [];
  return isMember && theme ? theme[scheme] : null;
}
