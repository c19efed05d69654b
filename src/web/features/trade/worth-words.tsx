import { sectionOf, useTranslation } from '#web/lib/words.ts';

/** Returns a function that words the value that the user's own scouts see in an asset: a range of steps. */
export function useWorthWords(): (worth: { low: number; high: number } | null) => string {
  const { t } = useTranslation('trade');
  const words = sectionOf(t, 'trade', 'worth');
  const upTo = sectionOf(t, 'trade', 'worthUpTo');
  return (worth) => {
    if (!worth) return '';
    const low = words[worth.low] ?? words[0];
    return worth.low === worth.high ? low : t('worthBand', { low, high: upTo[worth.high] ?? upTo[0] });
  };
}
