import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import css from './link.module.css';

/** A manager by name, leading to his profile; a dot when he is online. */
export function UserLink({ user }: { user: { id: number; name: string; isOnline?: boolean } }) {
  const { t } = useTranslation();
  return (
    <Link to="/user/{-$id}" params={{ id: String(user.id) }} className={css.link}>
      {user.isOnline && <span className={css.online} role="img" aria-label={t('online')} data-tip={t('online')} />}
      <span className={css.name}>{user.name}</span>
    </Link>
  );
}
