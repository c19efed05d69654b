/** Numbers of a trainee in words: gain, forecast, and the factors of his growth. */

import { useMemo } from 'react';
import type { TraineeView } from '#domains/training/contract.ts';
import type { Skill } from '#engine/player/skills.ts';
import { useFormat } from '#web/lib/format.ts';
import type { TFunction } from '#web/lib/words.ts';
import { useTranslation } from '#web/lib/words.ts';

export interface TraineeWords {
  t: TFunction<['training', 'skills']>;
  signed: (value: number) => string;
  percent: (value: number) => string;
  /** '104%': relative to what the assistant would achieve. */
  pace: (trainee: TraineeView) => string;
  /** '+1.24': points of overall this season. */
  gain: (trainee: TraineeView) => string;
  /** 'Skating +0.80 · Passing −0.10': the skills that have changed. */
  gains: (trainee: TraineeView) => string;
  band: (band: { low: number; high: number }) => string;
  /** 'Intensity +12.0% · Ice time −2.0%': the factors that differ from normal. */
  factors: (trainee: TraineeView) => string;
}

export function useTraineeWords(): TraineeWords {
  const { t } = useTranslation(['training', 'skills']);
  const format = useFormat();
  return useMemo(
    () => ({
      t,
      signed: (value) => format.signed(value),
      percent: (value) => format.percent(value),
      pace: ({ pace }) => format.percent(pace, 0),
      gain: ({ gain }) => (gain ? format.signed(gain.overall / 100, 2) : '–'),
      gains: ({ gain, player }) => {
        if (!gain) return t('came');
        const moved = player.skills.flatMap(({ id }, index) => {
          const points = gain.skills[index] ?? 0;
          // The server sends only the engine's skills.
          return points === 0 ? [] : [`${t(`skills:name.${id as Skill}`)} ${format.signed(points / 100, 2)}`];
        });
        return moved.join(' · ');
      },
      band: ({ low, high }) => t('band', { low: format.signed(low, 1), high: format.signed(high, 1) }),
      factors: ({ factors, isDayOff }) =>
        (['intensity', 'facility', 'academy', 'coach', 'iceTime', 'morale'] as const)
          .filter((name) => name !== 'academy' || factors.academy !== 1)
          .map((name) => {
            const label = name === 'intensity' && isDayOff ? t('factor.dayOff') : t(`factor.${name}`);
            return `${label} ${format.signedPercent(Math.round((factors[name] - 1) * 1000) / 10)}`;
          })
          .join(' · '),
    }),
    [t, format],
  );
}
