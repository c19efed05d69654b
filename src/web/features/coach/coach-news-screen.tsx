import { PersonNews } from '#web/features/person/person-news.tsx';
import { api } from '#web/lib/api.ts';
import { CoachHeader, NoCoach } from './coach-header.tsx';

/** Shows news about a coach, and the games of the club where he is head coach. */
export function CoachNewsScreen() {
  return (
    <PersonNews
      kind="coach"
      from={(of) => api.coaches.news.queryOptions(of)}
      none={<NoCoach />}
      personIn={({ coach }) => coach.person}
    >
      {({ coach }) => <CoachHeader screen="/coach/news/{-$id}" coach={coach} />}
    </PersonNews>
  );
}
