import { PersonNews } from '#web/features/person/person-news.tsx';
import { api } from '#web/lib/api.ts';
import { NoPresident, PresidentHeader } from './president-header.tsx';

/** Shows news about a president. */
export function PresidentNewsScreen() {
  return (
    <PersonNews
      kind="president"
      from={(of) => api.presidents.news.queryOptions(of)}
      none={<NoPresident />}
      personIn={({ president }) => president.person}
    >
      {({ president }) => <PresidentHeader screen="/president/news/{-$id}" president={president} />}
    </PersonNews>
  );
}
