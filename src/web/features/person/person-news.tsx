import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NewsPage } from '#domains/news/contract.ts';
import type { PersonRef } from '#domains/shapes.ts';
import { NewsPages } from '#web/features/news/news-screens.tsx';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';

/** What the calls for news about people take: the person, and the page that the address names. */
export function useNewsOf(id: number | null | undefined) {
  const before = useSearchNumber('before');
  return { input: { id: id ?? 0, before }, enabled: id != null, placeholderData: keepPreviousData };
}

interface Props<View> {
  kind: 'coach' | 'scout' | 'agent' | 'president';
  /** null: there is nobody; undefined: it is not known yet. */
  id: number | null | undefined;
  query: UseQueryResult<{ data: View }>;
  /** For a visit without somebody of this kind. */
  none: ReactNode;
  personIn: (view: View) => PersonRef;
  /** The head of the screen. */
  children: (view: View) => ReactNode;
}

/** What is written about somebody with a career besides playing. */
export function PersonNews<View extends { page: NewsPage }>({
  kind,
  id,
  query,
  none,
  personIn,
  children,
}: Props<View>) {
  if (id === undefined) return <ScreenSkeleton />;
  if (id === null) return none;
  return (
    <Loaded query={query} missing={none}>
      {({ data }) => (
        <>
          {children(data)}
          <NewsPages page={data.page} title={kind} name={playerName(personIn(data))} />
        </>
      )}
    </Loaded>
  );
}
