/** Rating color tiers: below 40, then 40 to 90 in steps of 5, the last one 90 and up (product specification, section 9). */
import { useMemo } from 'react';
import type { User } from '#domains/account/contract.ts';
import { SETTINGS } from '#domains/settings/constants.ts';
import { useUser } from './session.ts';

/** The bands by their lowest rating, best first; keys of the setting `rating-colors`. */
export const RATING_BANDS = ['90', '85', '80', '75', '70', '65', '60', '55', '50', '45', '40', '0'] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

const DEFAULT_RATING_COLORS: RatingColors = SETTINGS['rating-colors'].default;

export type RatingColors = Readonly<Record<RatingBand, string>>;

/** Returns the band of a rating from 0 to 99. */
export function bandOf(rating: number): RatingBand {
  return RATING_BANDS.find((band) => rating >= Number(band)) ?? '0';
}

/** Returns the user's colors by band, with the defaults for bands that they have not changed. */
export function ratingColorsOf(settings: User['settings']): RatingColors {
  const chosen = settings['rating-colors'];
  if (typeof chosen !== 'object') return DEFAULT_RATING_COLORS;
  return Object.assign({}, DEFAULT_RATING_COLORS, pickBands(chosen));
}

function pickBands(chosen: object): Partial<Record<RatingBand, string>> {
  const colors = Object.entries(chosen).filter(([band]) => (RATING_BANDS as readonly string[]).includes(band));
  return Object.fromEntries(colors.filter(([, color]) => typeof color === 'string' && color !== ''));
}

export function useRatingColors(): RatingColors {
  const settings = useUser()?.settings;
  return useMemo(() => ratingColorsOf(settings ?? {}), [settings]);
}
