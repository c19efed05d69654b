import { useTranslation } from 'react-i18next';
import words from './words.ts';

/** Returns a function that words the value that the user's own scouts see in an asset: a range of steps. */
export function useWorthWords(): (worth: { low: number; high: number } | null) => string {
  const { t } = useTranslation('trade');
  const word = (step: number) => words.worth[step] ?? words.worth[0];
  return (worth) => {
    if (!worth) return '';
    const { low, high } = worth;
    return low === high ? word(low) : t('worthBand', { low: word(low), high: word(high).toLowerCase() });
  };
}
