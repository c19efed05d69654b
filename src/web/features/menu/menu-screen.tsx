import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { type MenuGroup, menuPageOf, orderSetting } from '#web/lib/menu.ts';
import type { ScreenPath } from '#web/lib/screens.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useMenu } from '#web/lib/use-menu.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Columns, Lines, Row, Text } from '#web/ui/layout.tsx';
import { NavigationLink } from '#web/ui/navigation-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { StarButton } from '#web/ui/star-button.tsx';
import css from './menu-screen.module.css';

/** Everything that is open, by group: what the menu has of it, and in which order, is the user's choice. */
export function MenuScreen() {
  const { t } = useTranslation(['menu', 'screens']);
  const groups = useMenu();
  return (
    <>
      <PageHeader title={t('screens:/menu')} details={t('menu:intro')} />
      <Columns min={340}>
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </Columns>
    </>
  );
}

function Group({ group }: { group: MenuGroup }) {
  const { t } = useTranslation(['menu', 'layout', 'screens']);
  const change = useChangeSettings();
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<ScreenPath | null>(null);
  const { shown, screens } = group;
  const titleOf = (path: ScreenPath) => t(path === '/forum' ? 'layout:lobby' : `screens:${path}`);
  const place = (path: ScreenPath, at: number) => {
    const others = shown.filter((other) => other !== path);
    change.mutate(orderSetting(group.id, [...others.slice(0, at), path, ...others.slice(at)]));
    setSaid(t('menu:moved', { page: titleOf(path), place: at + 1, count: shown.length }));
  };
  const pin = (path: ScreenPath, isPinned: boolean) => {
    change.mutate({ [`menu.${menuPageOf(path)}`]: isPinned ? 'pinned' : 'off' });
    setSaid(t(isPinned ? 'menu:pinned' : 'menu:unpinned', { page: titleOf(path) }));
  };
  const listed = [...shown, ...screens.filter((path) => !shown.includes(path))];
  return (
    <Section title={t(`layout:group.${group.id}`)}>
      <Lines>
        {listed.map((path) => {
          const at = shown.indexOf(path);
          const isShown = at >= 0;
          return (
            <Row
              key={path}
              as="li"
              unbroken
              gap="xs"
              draggable={isShown}
              onDragStart={() => setDragged(path)}
              onDragOver={(event) => isShown && event.preventDefault()}
              onDrop={() => dragged && isShown && dragged !== path && place(dragged, at)}
            >
              <NavigationLink path={path} className={css.page} isFresh={group.fresh.includes(path)} />
              {isShown && (
                <>
                  <Press
                    icon="up"
                    label={t('menu:up', { page: titleOf(path) })}
                    onPress={at > 0 ? () => place(path, at - 1) : undefined}
                  />
                  <Press
                    icon="down"
                    label={t('menu:down', { page: titleOf(path) })}
                    onPress={at < shown.length - 1 ? () => place(path, at + 1) : undefined}
                  />
                </>
              )}
              <StarButton
                size={44}
                isOn={isShown}
                label={t('menu:inMenu', { page: titleOf(path) })}
                data-tip={t(isShown ? 'menu:takeOut' : 'menu:pin')}
                onClick={() => pin(path, !isShown)}
              />
            </Row>
          );
        })}
      </Lines>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Text aside>{t('menu:room', { count: group.id === 'club' ? 7 : 6 })}</Text>
    </Section>
  );
}

/** A button that keeps the focus even if it has no action. */
function Press({ icon, label, onPress }: { icon: 'up' | 'down'; label: string; onPress: (() => void) | undefined }) {
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={label}
      aria-disabled={!onPress}
      data-disabled={!onPress || undefined}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
    </ActionIcon>
  );
}
