import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NewsPages } from '#web/features/news/news-screens.tsx';
import { usePersonId } from '#web/features/person/use-person-id.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { NoScout, ScoutHeader } from './scout-header.tsx';

/** What is written about a scout. */
export function ScoutNewsScreen() {
  const scoutId = usePersonId('scout');
  const before = useSearchNumber('before');
  const query = useQuery(
    api.scouts.news.queryOptions({
      input: { id: scoutId ?? 0, before },
      enabled: scoutId != null,
      placeholderData: keepPreviousData,
    }),
  );
  if (scoutId === undefined) return <ScreenSkeleton />;
  if (scoutId === null) return <NoScout />;
  return (
    <Loaded query={query} missing={<NoScout />}>
      {({ data: { scout, page } }) => (
        <>
          <ScoutHeader screen="/scout/news/{-$id}" scout={scout} />
          <NewsPages page={page} title="scout" name={playerName(scout.person)} />
        </>
      )}
    </Loaded>
  );
}
