import type { PlayerCard } from '#domains/card/contract.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns a function that words an honor, with a count if it was won more than once. */
export function useHonorWords(): (honor: PlayerCard['honors'][number]) => string {
  const { t } = useTranslation(['card', 'awards']);
  return ({ honor, times }) => {
    const name = t(`awards:honor.${honor}`);
    return times === 1 ? name : t('card:times', { count: times, honor: name });
  };
}
