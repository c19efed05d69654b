import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { ScreenSkeleton } from './skeleton.tsx';

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

/**
 * What a query has brought: a skeleton until it is there, in place an error with a way to try again, then its children.
 * Data that was there stays when a later refresh fails.
 */
export function Loaded<Data>({
  query,
  skeleton = <ScreenSkeleton />,
  children,
}: {
  query: Query<Data>;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <>{skeleton}</>;
}
