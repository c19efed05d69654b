import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PersonId } from '#engine/ids.ts';
import { NewsPages } from '#web/features/news/news-screens.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Lists a reporter's bylines in the news: recaps, previews, rankings and articles. */
export function Bylines({ personId, name }: { personId: PersonId; name: string }) {
  const before = useSearchNumber('before');
  const query = useQuery(
    api.news.ofReporter.queryOptions({ input: { id: personId, before }, placeholderData: keepPreviousData }),
  );
  return (
    <Loaded query={query} skeleton={<LoadingTable />}>
      {({ data }) => <NewsPages page={data} title="reporter" name={name} />}
    </Loaded>
  );
}
