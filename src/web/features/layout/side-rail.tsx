import { useState } from 'react';
import type { MenuGroup } from '#web/lib/menu.ts';
import type { GroupId } from '#web/lib/screens.ts';
import { useMenu } from '#web/lib/use-menu.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';
import { HoverPanel } from '#web/ui/hover-panel.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import { GroupItems, NavigationLink } from '#web/ui/navigation-link.tsx';
import css from './side-rail.module.css';

/** Shows the side navigation: the current group is open, the others open with a click, or as a panel on hover. */
export function SideRail() {
  const { t } = useTranslation('layout');
  const screen = useScreen();
  const current = screen?.data.group;
  const groups = useMenu();
  const [opened, setOpened] = useState<ReadonlySet<GroupId>>(new Set());
  const toggle = (id: GroupId) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <nav className={css.rail} aria-label={t('mainNavigation')}>
      {groups.map((group) => (
        <RailGroup
          key={group.id}
          group={group}
          isCurrent={group.id === current}
          isOpen={group.id === current || opened.has(group.id)}
          onToggle={() => toggle(group.id)}
        />
      ))}
    </nav>
  );
}

function RailGroup({
  group,
  isCurrent,
  isOpen,
  onToggle,
}: {
  group: MenuGroup;
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation('layout');
  const { first } = group;
  const listId = `rail-${group.id}`;
  return (
    <div className={css.group} data-open={isOpen || undefined}>
      <Row unbroken align="stretch">
        <HoverPanel className={css.hover} side="right" panel={() => <GroupPanel group={group} />}>
          {first && (
            <NavigationLink path={first} className={css.groupLink} isCurrentGroup={isCurrent}>
              <Icon name={group.icon} size={20} />
              <span className="visually-hidden-on-tablet">{t(`group.${group.id}`)}</span>
            </NavigationLink>
          )}
        </HoverPanel>
        {!isCurrent && (
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={t('openMenu', { group: t(`group.${group.id}`) })}
            onClick={onToggle}
          >
            <Icon name="chevron" size={16} />
          </button>
        )}
      </Row>
      {isOpen && (
        <ul className={css.list} id={listId}>
          <GroupItems group={group} className={css.item} />
        </ul>
      )}
    </div>
  );
}

function GroupPanel({ group }: { group: MenuGroup }) {
  return (
    <ul className={css.panel}>
      <GroupItems group={group} className={css.item} />
    </ul>
  );
}
