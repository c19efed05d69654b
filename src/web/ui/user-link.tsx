import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { Words } from '#web/ui/layout.tsx';
import { ROW_FACE, UserFace } from './face.tsx';
import { HoverPanel } from './hover-panel.tsx';
import css from './link.module.css';

const UserCard = lazy(() => import('./user-card.tsx'));

/** A manager by name, linking to their profile, with a card while the mouse rests on it; a dot if they are online. */
export function UserLink({ user, face }: { user: { id: number; name: string; isOnline?: boolean }; face?: boolean }) {
  const { t } = useTranslation();
  return (
    <HoverPanel
      className={css.hover}
      side="below"
      panel={() => (
        <Suspense fallback={<div className={css.cardWait} />}>
          <UserCard user={user} />
        </Suspense>
      )}
    >
      <Link to="/user/{-$id}" params={{ id: String(user.id) }} className={css.link}>
        {face && <UserFace user={user} width={ROW_FACE} isDecoration isCut />}
        {user.isOnline && <span className={css.online} role="img" aria-label={t('online')} data-tip={t('online')} />}
        <Words cut>{user.name}</Words>
      </Link>
    </HoverPanel>
  );
}
