import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { COLOR_BLIND_RATING_COLORS, SETTINGS } from '#domains/settings/constants.ts';
import { RATING_BANDS, type RatingBand, useRatingColors } from '#web/lib/ratings.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './settings.module.css';

/** A color picker sends many changes while it is dragged: save once it rests. */
const REST_MS = 400;

export function RatingColorsCard() {
  const { t } = useTranslation('account');
  const change = useChangeSettings();
  const nameOf = (band: RatingBand) => {
    if (band === '90') return t('ratings.top');
    if (band === '0') return t('ratings.bottom');
    return t('ratings.band', { from: band, to: Number(band) + 4 });
  };
  const reset = () => change.mutate({ 'rating-colors': SETTINGS['rating-colors'].default });
  return (
    <Section
      title={t('ratings.title')}
      aside={
        <Row gap="sm">
          <Button
            size="xs"
            variant="default"
            onClick={() => change.mutate({ 'rating-colors': COLOR_BLIND_RATING_COLORS })}
          >
            {t('ratings.colorBlind')}
          </Button>
          <Button size="xs" variant="default" onClick={reset}>
            {t('ratings.reset')}
          </Button>
        </Row>
      }
    >
      <Text aside>{t('ratings.hint')}</Text>
      <ul className={css.bands}>
        {RATING_BANDS.map((band) => (
          <Row key={band} as="li" unbroken gap="md" justify="between">
            <ColorChoice band={band} label={nameOf(band)} />
            <RatingPill rating={band === '0' ? 35 : Math.min(99, Number(band) + 2)} />
          </Row>
        ))}
      </ul>
    </Section>
  );
}

function ColorChoice({ band, label }: { band: RatingBand; label: string }) {
  const colors = useRatingColors();
  const saved = colors[band];
  const [draft, setDraft] = useState(saved);
  const { mutate } = useChangeSettings();
  useEffect(() => setDraft(saved), [saved]);
  useEffect(() => {
    if (draft === saved) return;
    const timer = setTimeout(() => mutate({ 'rating-colors': { ...colors, [band]: draft } }), REST_MS);
    return () => clearTimeout(timer);
  }, [draft, saved, colors, band, mutate]);
  return (
    <label className={css.color}>
      <input type="color" value={draft} onChange={(event) => setDraft(event.currentTarget.value)} />
      {label}
    </label>
  );
}
