import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NewsPage } from '#domains/news/contract.ts';
import type { PersonRef } from '#domains/shapes.ts';
import { NewsPages } from '#web/features/news/news-screens.tsx';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { playerName } from '#web/ui/names.ts';
import type { PERSON_SCREENS } from './person-header.tsx';
import { PersonScreen } from './person-screen.tsx';

/** Returns the input of the calls for news about people: the person, and the page in the URL. */
const newsOf = (id: number, before: number | undefined) => ({
  input: { id, before },
  placeholderData: keepPreviousData,
});

interface Props<View, Failure, Key extends QueryKey> {
  kind: keyof typeof PERSON_SCREENS;
  from: (of: ReturnType<typeof newsOf>) => UseQueryOptions<{ data: View }, Failure, { data: View }, Key>;
  /** Shown on a visit without a person of this kind. */
  none: ReactNode;
  personIn: (view: View) => PersonRef;
  /** Renders the head of the screen. */
  children: (view: View) => ReactNode;
}

/** Shows news about a person with a career other than playing. */
export function PersonNews<View extends { page: NewsPage }, Failure, Key extends QueryKey>({
  kind,
  from,
  none,
  personIn,
  children,
}: Props<View, Failure, Key>) {
  const before = useSearchNumber('before');
  return (
    <PersonScreen kind={kind} none={none} from={(id) => from(newsOf(id, before))}>
      {({ data }) => (
        <>
          {children(data)}
          <NewsPages page={data.page} title={kind} name={playerName(personIn(data))} />
        </>
      )}
    </PersonScreen>
  );
}
