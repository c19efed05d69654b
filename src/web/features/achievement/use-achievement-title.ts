import { SERIES, type SeriesId } from '#domains/achievement/constants.ts';
import { useTranslation } from '#web/lib/words.ts';

const TIERS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;

/** Returns the name of an achievement: 'Winner III', without a number if its series has only one. */
export function useAchievementTitle(): (series: SeriesId, tier: number) => string {
  const { t } = useTranslation('achievement');
  return (series, tier) => {
    const title = t(`series.${series}.title`);
    return SERIES[series].steps.length === 1 ? title : t('tier', { title, tier: TIERS[tier - 1] ?? tier });
  };
}
