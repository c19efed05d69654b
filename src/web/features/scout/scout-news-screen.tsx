import { useQuery } from '@tanstack/react-query';
import { PersonNews, useNewsOf } from '#web/features/person/person-news.tsx';
import { usePersonId } from '#web/features/person/use-person-id.ts';
import { api } from '#web/lib/api.ts';
import { NoScout, ScoutHeader } from './scout-header.tsx';

/** What is written about a scout. */
export function ScoutNewsScreen() {
  const id = usePersonId('scout');
  const query = useQuery(api.scouts.news.queryOptions(useNewsOf(id)));
  return (
    <PersonNews kind="scout" id={id} query={query} none={<NoScout />} personIn={({ scout }) => scout.person}>
      {({ scout }) => <ScoutHeader screen="/scout/news/{-$id}" scout={scout} />}
    </PersonNews>
  );
}
