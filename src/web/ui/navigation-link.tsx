import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MenuGroup } from '#web/lib/menu.ts';
import { ownHref } from '#web/lib/navigation.ts';
import type { ScreenPath } from '#web/lib/screens.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './navigation-link.module.css';

/** Lists what the user's menu has of a group, and "More" for the rest of it. */
export function GroupItems({ group, className }: { group: MenuGroup; className?: string | undefined }) {
  const { t } = useTranslation('layout');
  const screen = useScreen();
  const { shown, screens, fresh } = group;
  const rest = screens.filter((path) => !shown.includes(path));
  return (
    <>
      {shown.map((path) => (
        <li key={path}>
          <NavigationLink path={path} className={className} isFresh={fresh.includes(path)} />
        </li>
      ))}
      <li>
        <NavigationLink
          path="/menu"
          search={{ group: group.id }}
          className={className}
          isFresh={rest.some((path) => fresh.includes(path))}
          isCurrent={rest.some((path) => path === screen?.path)}
        >
          {t('more')}
        </NavigationLink>
      </li>
    </>
  );
}

/** A link to the user's own version of a screen; marked on that screen, and until its first visit if it is fresh. */
export function NavigationLink({
  path,
  search,
  className,
  isFresh,
  isCurrent,
  isCurrentGroup,
  children,
}: {
  path: ScreenPath;
  search?: Record<string, string>;
  className?: string | undefined;
  isFresh?: boolean;
  /** Also represents other screens, one of which is shown now. */
  isCurrent?: boolean;
  isCurrentGroup?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['layout', 'screens']);
  const screen = useScreen();
  const isHere = isCurrent ?? screen?.path === path;
  return (
    <Link
      to={ownHref(path)}
      {...(search && { search })}
      activeOptions={{ exact: true, includeSearch: false }}
      className={`${className ?? ''} ${isFresh ? css.fresh : ''}`}
      aria-current={isHere ? 'page' : undefined}
      data-current={isHere || isCurrentGroup || undefined}
    >
      {children ?? (path === '/forum' ? t('layout:lobby') : t(`screens:${path}`))}
      {isFresh && <span className="visually-hidden">{t('layout:isNew')}</span>}
    </Link>
  );
}
