import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownHref } from '#web/lib/navigation.ts';
import type { ScreenPath } from '#web/lib/screens.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import css from './navigation-link.module.css';

/** Link to one's own version of a screen; marked when it is shown now, and when it opens later. */
export function NavigationLink({
  path,
  opensLater = false,
  className,
  isCurrentGroup,
  children,
}: {
  path: ScreenPath;
  /** Says so behind its title. */
  opensLater?: boolean;
  className?: string;
  isCurrentGroup?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['screens', 'layout']);
  const screen = useScreen();
  const isCurrent = screen?.path === path;
  return (
    <Link
      to={ownHref(path)}
      activeOptions={{ exact: true, includeSearch: false }}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      data-current={isCurrent || isCurrentGroup || undefined}
      data-later={opensLater || undefined}
    >
      {children ?? t(`screens:${path}`)}
      {opensLater && (
        <span className={css.later} title={t('layout:opensLater')}>
          <span className="visually-hidden">({t('layout:opensLater')})</span>
        </span>
      )}
    </Link>
  );
}
