import type { GroupId, ScreenPath } from '#web/lib/screens.ts';
import { useMenu } from '#web/lib/use-menu.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { NavigationLink } from '#web/ui/navigation-link.tsx';
import css from './bottom-bar.module.css';

interface Tab {
  group: GroupId;
  name: 'club' | 'league' | 'office' | 'world' | 'inbox';
  icon: IconName;
  /** The link, if that is not the first screen of its group. */
  path?: ScreenPath;
}

const TABS: readonly Tab[] = [
  { group: 'club', name: 'club', icon: 'club' },
  { group: 'league', name: 'league', icon: 'league' },
  { group: 'office', name: 'office', icon: 'office' },
  { group: 'world', name: 'world', icon: 'world' },
  { group: 'community', name: 'inbox', icon: 'inbox', path: '/notifications' },
];

/** The navigation of phones, within reach of the thumbs. */
export function BottomBar() {
  const { t } = useTranslation('layout');
  const screen = useScreen();
  const current = screen?.data.group;
  const groups = useMenu();
  return (
    <nav className={css.bar} aria-label={t('mainNavigation')}>
      {TABS.map(({ group, name, icon, path = groups.find(({ id }) => id === group)?.first }) => {
        return (
          path && (
            <NavigationLink key={group} path={path} className={css.tab} isCurrentGroup={group === current}>
              <Icon name={icon} size={22} />
              {t(`group.${name}`)}
            </NavigationLink>
          )
        );
      })}
    </nav>
  );
}
