import { useTranslation } from 'react-i18next';
import type { Opponent } from '#domains/scrimmage/contract.ts';
import { teamName } from '#web/ui/names.ts';
import css from './scrimmage.module.css';

/** Name, rivalry, and who runs the team. */
export function OpponentWords({ opponent: { team, manager, isRival } }: { opponent: Opponent }) {
  const { t } = useTranslation('scrimmage');
  return (
    <span className={css.words}>
      <span className={css.name}>
        {teamName(team)} {isRival && <span className={css.rival}>{t('rival')}</span>}
      </span>
      <span className={css.dim}>{manager === null ? t('assistant') : t('managedBy', { manager })}</span>
    </span>
  );
}
