import { readableOn } from '#web/lib/color.ts';
import { bandOf, RATING_BANDS, useRatingColors } from '#web/lib/ratings.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './rating-pill.module.css';

/**
 * A rating from 0 to 99 on the color of its tier (the user may choose the colors). Not by color alone: the number is
 * there, and a bar below it grows with the tier.
 */
export function RatingPill({
  rating,
  size = 'md',
  words,
}: {
  rating: number;
  size?: 'sm' | 'md' | 'lg';
  /** Shown instead of the number, which then moves to the tooltip. */
  words?: string | undefined;
}) {
  const { t } = useTranslation();
  const band = bandOf(rating);
  const background = useRatingColors()[band];
  const next = RATING_BANDS[RATING_BANDS.indexOf(band) - 1];
  const share = 1 - RATING_BANDS.indexOf(band) / (RATING_BANDS.length - 1);
  return (
    <span
      className={`${css.pill} ${css[size]}`}
      style={{ background, color: readableOn(background) }}
      data-tip={t('ratingTip', { rating, from: Number(band), to: next ? Number(next) - 1 : 99 })}
    >
      {words ?? rating}
      <span className={css.tier} style={{ transform: `scaleX(${share})` }} />
    </span>
  );
}
