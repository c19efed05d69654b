import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Plaque } from './plaque.tsx';
import { Wall } from './wall.tsx';

/** A plaque for each member, newest first. */
export function Members() {
  const { t } = useTranslation('hall-of-fame');
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.hallOfFame.members.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  return (
    <Wall query={query} empty={{ title: t('emptyTitle'), words: t('empty') }}>
      {(member) => <Plaque key={member.player.id} member={member} />}
    </Wall>
  );
}
