import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type NavigationGroup, ownHref } from '#web/lib/navigation.ts';
import type { ScreenPath } from '#web/lib/screens.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Lists the screens of a group; those that open later share one entry, which links to the first of them. */
export function GroupItems({ group, className }: { group: NavigationGroup; className?: string }) {
  const { t } = useTranslation('layout');
  const screen = useScreen();
  const [coming] = group.coming;
  const isAtComing = group.coming.some((path) => path === screen?.path);
  return (
    <>
      {group.screens.map((path) => (
        <li key={path}>
          <NavigationLink path={path} className={className} />
        </li>
      ))}
      {coming && (
        <li>
          <NavigationLink path={coming} className={className} isLater isCurrent={isAtComing}>
            {t('opensLater')}
          </NavigationLink>
        </li>
      )}
    </>
  );
}

/** A link to the user's own version of a screen; marked on that screen. */
export function NavigationLink({
  path,
  className,
  isLater,
  isCurrent,
  isCurrentGroup,
  children,
}: {
  path: ScreenPath;
  className?: string | undefined;
  /** Dimmed: the screen has no function yet. */
  isLater?: boolean;
  /** Also represents other screens, one of which is shown now. */
  isCurrent?: boolean;
  isCurrentGroup?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('screens');
  const screen = useScreen();
  const isHere = isCurrent ?? screen?.path === path;
  return (
    <Link
      to={ownHref(path)}
      activeOptions={{ exact: true, includeSearch: false }}
      className={className}
      aria-current={isHere ? 'page' : undefined}
      data-current={isHere || isCurrentGroup || undefined}
      data-later={isLater || undefined}
    >
      {children ?? t(path)}
    </Link>
  );
}
