import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format.ts';
import { Icon } from './icon.tsx';
import css from './pucks.module.css';

/** An amount of pucks, as every screen shows it. */
export function Pucks({ amount }: { amount: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <span className={css.pucks}>
      <Icon name="puck" size={18} />
      <span className="numeral" aria-hidden>
        {format.number(amount)}
      </span>
      <span className="visually-hidden">{t('pucks', { count: amount })}</span>
    </span>
  );
}
