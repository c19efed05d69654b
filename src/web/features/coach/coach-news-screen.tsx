import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NewsPages } from '#web/features/news/news-screens.tsx';
import { usePersonId } from '#web/features/person/use-person-id.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { CoachHeader, NoCoach } from './coach-header.tsx';

/** What is written about a coach, and the games of the club that he is head coach of. */
export function CoachNewsScreen() {
  const coachId = usePersonId('coach');
  const before = useSearchNumber('before');
  const query = useQuery(
    api.coaches.news.queryOptions({
      input: { id: coachId ?? 0, before },
      enabled: coachId != null,
      placeholderData: keepPreviousData,
    }),
  );
  if (coachId === undefined) return <ScreenSkeleton />;
  if (coachId === null) return <NoCoach />;
  return (
    <Loaded query={query} missing={<NoCoach />}>
      {({ data: { coach, page } }) => (
        <>
          <CoachHeader screen="/coach/news/{-$id}" coach={coach} />
          <NewsPages page={page} title="coach" name={playerName(coach.person)} />
        </>
      )}
    </Loaded>
  );
}
