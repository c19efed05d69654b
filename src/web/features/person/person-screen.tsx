import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Load } from '#web/ui/loaded.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import type { PERSON_SCREENS } from './person-header.tsx';
import { usePersonId } from './use-person-id.ts';

interface Props<Answer, Failure, Data, Key extends QueryKey> {
  kind: keyof typeof PERSON_SCREENS;
  /** Shown on a visit without a person of this kind. */
  none: ReactNode;
  /** Returns the query for the person. */
  from: (id: number) => UseQueryOptions<Answer, Failure, Data, Key>;
  children: (data: Data) => ReactNode;
}

/** A screen about a person with a career other than playing: the one in the URL, else the user's own. */
export function PersonScreen<Answer, Failure = Error, Data = Answer, Key extends QueryKey = QueryKey>({
  kind,
  none,
  from,
  children,
}: Props<Answer, Failure, Data, Key>) {
  const id = usePersonId(kind);
  if (id === undefined) return <ScreenSkeleton />;
  if (id === null) return none;
  return (
    <Load from={from(id)} missing={none}>
      {children}
    </Load>
  );
}
