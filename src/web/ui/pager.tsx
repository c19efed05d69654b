import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import css from './pager.module.css';

/** Previous and next page; the page stands in the URL as `page`, the first one without it. */
export function Pager({ currentPage, totalPages }: { currentPage: number; totalPages: number }) {
  const { t } = useTranslation();
  if (totalPages <= 1) return null;
  const to = (page: number) => (before: Record<string, unknown>) => ({
    ...before,
    page: page === 1 ? undefined : page,
  });
  return (
    <nav className={css.pager} aria-label={t('pagination.label')}>
      <Link
        to="."
        search={to(currentPage - 1)}
        disabled={currentPage <= 1}
        className={css.step}
        data-flip
        aria-label={t('pagination.previous')}
      >
        <Icon name="chevron" />
      </Link>
      <span>{t('pagination.page', { page: currentPage, total: totalPages })}</span>
      <Link
        to="."
        search={to(currentPage + 1)}
        disabled={currentPage >= totalPages}
        className={css.step}
        aria-label={t('pagination.next')}
      >
        <Icon name="chevron" />
      </Link>
    </nav>
  );
}
