import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './hall.module.css';

/** Marks a builder who is in the Hall of Fame; shows nothing for others. */
export function HallMark({ of, id }: { of: 'person' | 'user'; id: number }) {
  const member = useQuery(api.hallOfFame.builder.queryOptions({ input: { of, id } })).data?.data;
  if (!member) return null;
  return (
    // Its words load late: the page does not wait for them.
    <Suspense fallback={null}>
      <Mark season={member.season} />
    </Suspense>
  );
}

function Mark({ season }: { season: number }) {
  const { t } = useTranslation('hall-of-fame');
  return (
    <p>
      <Link to="/hall-of-fame" search={{ tab: 'builders' }} className={css.mark}>
        <Icon name="star" /> {t('mark', { season })}
      </Link>
    </p>
  );
}
