import { useTranslation } from 'react-i18next';
import { useNavigation } from '#web/lib/navigation.ts';
import type { GroupId } from '#web/lib/screens.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import css from './bottom-bar.module.css';
import { NavigationLink } from './navigation-link.tsx';

const TABS: readonly { group: GroupId; name: 'club' | 'league' | 'office' | 'world' | 'inbox'; icon: IconName }[] = [
  { group: 'club', name: 'club', icon: 'club' },
  { group: 'league', name: 'league', icon: 'league' },
  { group: 'office', name: 'office', icon: 'office' },
  { group: 'world', name: 'world', icon: 'world' },
  { group: 'community', name: 'inbox', icon: 'inbox' },
];

/** Navigation for two thumbs, on a phone. */
export function BottomBar() {
  const { t } = useTranslation('layout');
  const screen = useScreen();
  const current = screen?.data.group;
  const groups = useNavigation();
  return (
    <nav className={css.bar} aria-label={t('mainNavigation')}>
      {TABS.map(({ group, name, icon }) => {
        const first = groups.find(({ id }) => id === group)?.first;
        return (
          first && (
            <NavigationLink key={group} path={first} className={css.tab} isCurrentGroup={group === current}>
              <Icon name={icon} size={22} />
              {t(`group.${name}`)}
            </NavigationLink>
          )
        );
      })}
    </nav>
  );
}
