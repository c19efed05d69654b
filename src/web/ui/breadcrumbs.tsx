import { Link } from '@tanstack/react-router';
import { ownHref, useNavigation } from '#web/lib/navigation.ts';
import type { ScreenPath } from '#web/lib/screens.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './breadcrumbs.module.css';

/** Screens of every day, which begin at once: the navigation beside them says where one is. */
const DAILY: readonly ScreenPath[] = [
  '/club/overview/{-$id}',
  '/club/training/{-$id}',
  '/forum',
  '/game/{-$id}',
  '/league/overview/{-$id}',
  '/office/free-agent-center',
  '/office/trade-center',
  '/world/news',
];

export function isDailyScreen(path: ScreenPath | undefined): boolean {
  return DAILY.some((daily) => daily === path);
}

/** The path to the current screen: group, screen and, on a screen about one thing, its name (`last`). None in narrow windows and on daily screens. */
export function Breadcrumbs({ last }: { last: string }) {
  const { t } = useTranslation(['layout', 'common', 'screens']);
  const screen = useScreen();
  const group = useNavigation().find(({ id }) => id === screen?.data.group);
  if (!screen || !group || isDailyScreen(screen.path)) return null;
  const { first } = group;
  const title = t(`screens:${screen.path}`);
  return (
    <nav aria-label={t('common:breadcrumbs')}>
      <ol className={css.list}>
        <li>{first && <Link to={ownHref(first)}>{t(`layout:group.${group.id}`)}</Link>}</li>
        {last !== title && <li>{screen.id ? <Link to={ownHref(screen.path)}>{title}</Link> : title}</li>}
        <li aria-current="page">{last}</li>
      </ol>
    </nav>
  );
}
