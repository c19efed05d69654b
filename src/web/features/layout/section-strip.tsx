import { useEffect, useRef } from 'react';
import { useMenu } from '#web/lib/use-menu.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';
import { GroupItems } from '#web/ui/navigation-link.tsx';
import css from './section-strip.module.css';

/** The screens of the current group, scrolled sideways, where the side navigation is collapsed. */
export function SectionStrip() {
  const { t } = useTranslation('layout');
  const screen = useScreen();
  const list = useRef<HTMLUListElement>(null);
  const group = useMenu().find(({ id }) => id === screen?.data.group);

  useEffect(() => {
    const current = screen?.path && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - 40;
  }, [screen?.path]);

  if (!group) return null;
  return (
    <nav className={css.strip} data-screen={screen?.path} aria-label={t('sectionNavigation')}>
      <ul
        ref={list}
        className={css.list}
        // Browsers do not scroll a partly hidden link into view on focus.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        <GroupItems group={group} className={css.item} />
      </ul>
    </nav>
  );
}
