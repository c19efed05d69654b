import { useTranslation } from 'react-i18next';
import type { PlayerCard } from '#domains/card/contract.ts';

/** An honor in words, with how often he has won it when it was more than once. */
export function useHonorWords(): (honor: PlayerCard['honors'][number]) => string {
  const { t } = useTranslation(['card', 'awards']);
  return ({ honor, times }) => {
    const name = t(`awards:honor.${honor}`);
    return times === 1 ? name : t('card:times', { count: times, honor: name });
  };
}
