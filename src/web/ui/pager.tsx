import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { Icon } from './icon.tsx';
import css from './pager.module.css';

const asPage = (page: number): Record<string, number | undefined> => ({ page: page === 1 ? undefined : page });

/**
 * Links to the previous and the next page. @param searchOf returns the search parameters of a page; by default `page`,
 * left out for the first page
 */
export function Pager({
  currentPage,
  totalPages,
  searchOf = asPage,
}: {
  currentPage: number;
  totalPages: number;
  searchOf?: (page: number) => Record<string, number | undefined>;
}) {
  const { t } = useTranslation();
  if (totalPages <= 1) return null;
  const to = (page: number) => (before: Record<string, unknown>) => ({ ...before, ...searchOf(page) });
  return (
    <Row as="nav" unbroken justify="center" gap="md" inset="box" numeric aria-label={t('pagination.label')}>
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
    </Row>
  );
}
