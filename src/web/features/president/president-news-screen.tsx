import { useQuery } from '@tanstack/react-query';
import { PersonNews, useNewsOf } from '#web/features/person/person-news.tsx';
import { usePersonId } from '#web/features/person/use-person-id.ts';
import { api } from '#web/lib/api.ts';
import { NoPresident, PresidentHeader } from './president-header.tsx';

/** What is written about a president. */
export function PresidentNewsScreen() {
  const id = usePersonId('president');
  const query = useQuery(api.presidents.news.queryOptions(useNewsOf(id)));
  return (
    <PersonNews
      kind="president"
      id={id}
      query={query}
      none={<NoPresident />}
      personIn={({ president }) => president.person}
    >
      {({ president }) => <PresidentHeader screen="/president/news/{-$id}" president={president} />}
    </PersonNews>
  );
}
