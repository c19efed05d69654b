import { PersonNews } from '#web/features/person/person-news.tsx';
import { api } from '#web/lib/api.ts';
import { NoScout, ScoutHeader } from './scout-header.tsx';

/** Shows news about a scout. */
export function ScoutNewsScreen() {
  return (
    <PersonNews
      kind="scout"
      from={(of) => api.scouts.news.queryOptions(of)}
      none={<NoScout />}
      personIn={({ scout }) => scout.person}
    >
      {({ scout }) => <ScoutHeader screen="/scout/news/{-$id}" scout={scout} />}
    </PersonNews>
  );
}
