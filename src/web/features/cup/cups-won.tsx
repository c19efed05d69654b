import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CupWon } from '#domains/cup/contract.ts';
import { seasonLabel } from '#web/lib/season.ts';
import css from './cup.module.css';

/** The friendly cups that a team has won: titles, and those won against AI clubs. */
export function CupsWon({ cups }: { cups: readonly CupWon[] }) {
  const { t } = useTranslation('cup');
  if (cups.length === 0) return null;
  return (
    <>
      <h3 className={css.label}>{t('titles')}</h3>
      <ul className={css.list}>
        {cups.map(({ id, name, season, isTitle }) => (
          <li key={id}>
            <Link to="/friendly-cup/overview/$id" params={{ id: String(id) }}>
              {name}
            </Link>{' '}
            <span className={css.dim}>
              {seasonLabel(season)} · {t(isTitle ? 'isTitle' : 'isNoTitle')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
