import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Lines } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { BlockButton } from './block-button.tsx';
import css from './friend.module.css';

/** Managers whom the user has blocked; nothing where there are none. */
export function BlockedList() {
  const { t } = useTranslation('friend');
  const { data: blocked = [] } = useQuery(
    api.friends.blocked.queryOptions({ throwOnError: false, select: ({ data }) => data }),
  );
  if (blocked.length === 0) return null;
  return (
    <Section title={t('blockedManagers')} isFlush>
      <Lines aria-label={t('blockedManagers')}>
        {blocked.map((user) => (
          <li key={user.id} className={css.one}>
            <span className={css.words}>
              <Link to="/user/{-$id}" params={{ id: String(user.id) }}>
                {user.name}
              </Link>
            </span>
            <BlockButton user={user} />
          </li>
        ))}
      </Lines>
    </Section>
  );
}
