import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns a function that words the bonus of terms, as a sentence with a space before it; '' without a bonus. */
export function useBonusWords(): (bonus: number | undefined) => string {
  const { t } = useTranslation('job');
  const format = useFormat();
  return (bonus = 0) => (bonus > 0 ? ` ${t('bonus.said', { money: format.money(bonus) })}` : '');
}
