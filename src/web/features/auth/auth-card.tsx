import type { ReactNode } from 'react';
import { useTitle } from '#web/lib/use-title.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Text } from '#web/ui/layout.tsx';
import css from './auth-card.module.css';

const PITCH: readonly { id: 'live' | 'career' | 'fair'; icon: IconName }[] = [
  { id: 'live', icon: 'stick' },
  { id: 'career', icon: 'club' },
  { id: 'fair', icon: 'puck' },
];

/** The frame of all account screens: the game on the left, the form on the right. */
export function AuthCard({ title, intro, children }: { title: string; intro?: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation('auth');
  useTitle(title);
  return (
    <div className={css.page}>
      <div className={css.card}>
        <aside className={css.pitch}>
          <p className={css.slogan}>{t('pitch.title')}</p>
          <ul className={css.points}>
            {PITCH.map(({ id, icon }) => (
              <li key={id}>
                <Icon name={icon} size={22} />
                {t(`pitch.${id}`)}
              </li>
            ))}
          </ul>
        </aside>
        <div className={css.form}>
          <h1 className={css.title}>{title}</h1>
          {intro && (
            <Text tone="dim" breaks>
              {intro}
            </Text>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
