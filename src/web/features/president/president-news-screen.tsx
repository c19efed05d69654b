import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NewsPages } from '#web/features/news/news-screens.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { NoPresident, PresidentHeader, usePresidentId } from './president-header.tsx';

/** What is written about a president. */
export function PresidentNewsScreen() {
  const id = usePresidentId();
  const before = useSearchNumber('before');
  const query = useQuery(
    api.presidents.news.queryOptions({
      input: { id: id ?? 0, before },
      enabled: id != null,
      placeholderData: keepPreviousData,
    }),
  );
  if (id === undefined) return <LoadingTable rows={6} columns={2} />;
  if (id === null) return <NoPresident />;
  return (
    <Loaded query={query} missing={<NoPresident />}>
      {({ data: { president, page } }) => (
        <>
          <PresidentHeader screen="/president/news/{-$id}" president={president} />
          <NewsPages page={page} title="president" name={playerName(president.person)} />
        </>
      )}
    </Loaded>
  );
}
