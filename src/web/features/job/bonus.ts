import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format.ts';

/** What is said behind terms: a sentence about the bonus that they promise, with a space before it; nothing where they promise none. */
export function useBonusWords(): (bonus: number | undefined) => string {
  const { t } = useTranslation('job');
  const format = useFormat();
  return (bonus = 0) => (bonus > 0 ? ` ${t('bonus.said', { money: format.money(bonus) })}` : '');
}
