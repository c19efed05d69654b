/** Rating colour tiers: below 40, then 40 to 90 in steps of 5, the last one "90 plus" (product specification, section 9). */
import { useMemo } from 'react';
import type { User } from '#domains/account/contract.ts';
import { useUser } from './session.ts';

/** Ids of the bands as the setting `rating-colors` names them, best first. */
export const RATING_BANDS = ['90', '85', '80', '75', '70', '65', '60', '55', '50', '45', '40', '0'] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

/** Background of each band: ice blue at the top, through green and amber, to grey-red at the bottom; told apart also without red or green by their lightness. */
export const DEFAULT_RATING_COLORS: Readonly<Record<RatingBand, string>> = {
  '90': '#0b2e8a',
  '85': '#1450b8',
  '80': '#0a6fb0',
  '75': '#0b7a75',
  '70': '#17803d',
  '65': '#4d8a14',
  '60': '#8a8f0c',
  '55': '#b98900',
  '50': '#d9822b',
  '45': '#e0693a',
  '40': '#d64545',
  '0': '#8d99a8',
};

/** The band of a rating from 0 to 99. */
export function bandOf(rating: number): RatingBand {
  return RATING_BANDS.find((band) => rating >= Number(band)) ?? '0';
}

export type RatingColors = Readonly<Record<RatingBand, string>>;

/** The user's colours by band, with the defaults for bands that he has not changed. */
export function ratingColorsOf(settings: User['settings']): RatingColors {
  const chosen = settings['rating-colors'];
  if (typeof chosen !== 'object') return DEFAULT_RATING_COLORS;
  return Object.assign({}, DEFAULT_RATING_COLORS, pickBands(chosen));
}

function pickBands(chosen: Record<string, string>): Partial<Record<RatingBand, string>> {
  return Object.fromEntries(RATING_BANDS.flatMap((band) => (chosen[band] ? [[band, chosen[band]]] : [])));
}

export function useRatingColors(): RatingColors {
  const settings = useUser()?.settings;
  return useMemo(() => ratingColorsOf(settings ?? {}), [settings]);
}
