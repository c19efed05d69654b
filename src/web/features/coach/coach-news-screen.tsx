import { PersonNews } from '#web/features/person/person-news.tsx';
import { api } from '#web/lib/api.ts';
import { CoachHeader, NoCoach } from './coach-header.tsx';

/** What is written about a coach, and the games of the club that he is head coach of. */
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
