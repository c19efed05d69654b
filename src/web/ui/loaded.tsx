import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { statusOf } from '#web/lib/failure.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ErrorState } from './error-state.tsx';
import { PageHeader } from './page-header.tsx';
import { ScreenSkeleton } from './skeleton.tsx';

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

interface Shown<Data> {
  skeleton?: ReactNode;
  /** Shown if the thing does not exist (404), with a way on. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Runs the query with these options and shows its data as `Loaded` does, for data that nothing else on the screen needs. */
export function Load<Answer, Failure = Error, Data = Answer, Key extends QueryKey = QueryKey>({
  from,
  ...shown
}: Shown<Data> & { from: UseQueryOptions<Answer, Failure, Data, Key> }) {
  return <Loaded query={useQuery(from)} {...shown} />;
}

/**
 * Shows the data of a query: a skeleton until it arrives, an error with a retry if it fails, then the children. Data
 * that was there stays if a later refresh fails. Without a `skeleton` it is the whole screen, which has its head even
 * if nothing could be loaded.
 */
export function Loaded<Data>({ query, skeleton, missing, children }: Shown<Data> & { query: Query<Data> }) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (missing && statusOf(query.error) === 404) return <>{missing}</>;
  if (query.error) {
    return (
      <>
        {skeleton === undefined && <BareHeader />}
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </>
    );
  }
  return <>{skeleton ?? <ScreenSkeleton />}</>;
}

/** The head of a screen whose subject is unknown, with the screen's own title. */
export function BareHeader() {
  const { t } = useTranslation('screens');
  const screen = useScreen();
  return screen && <PageHeader title={t(screen.path)} />;
}
