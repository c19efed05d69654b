import type { ReactNode } from 'react';
import { Text } from '#web/ui/layout.tsx';
import { Icon, type IconName } from './icon.tsx';
import css from './state.module.css';

/** An empty place: says what will appear here and when. `children` may offer what to do now. */
export function EmptyState({
  icon = 'puck',
  title,
  children,
}: {
  icon?: IconName;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className={css.state}>
      <span className={css.icon}>
        <Icon name={icon} size={34} />
      </span>
      <Text as="div" strong size="lg">
        {title}
      </Text>
      {children && <div className={css.words}>{children}</div>}
    </div>
  );
}
