import { useQuery } from '@tanstack/react-query';
import { PersonNews, useNewsOf } from '#web/features/person/person-news.tsx';
import { usePersonId } from '#web/features/person/use-person-id.ts';
import { api } from '#web/lib/api.ts';
import { CoachHeader, NoCoach } from './coach-header.tsx';

/** What is written about a coach, and the games of the club that he is head coach of. */
export function CoachNewsScreen() {
  const id = usePersonId('coach');
  const query = useQuery(api.coaches.news.queryOptions(useNewsOf(id)));
  return (
    <PersonNews kind="coach" id={id} query={query} none={<NoCoach />} personIn={({ coach }) => coach.person}>
      {({ coach }) => <CoachHeader screen="/coach/news/{-$id}" coach={coach} />}
    </PersonNews>
  );
}
