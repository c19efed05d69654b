import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Load } from '#web/ui/loaded.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import type { PERSON_SCREENS } from './person-header.tsx';
import { usePersonId } from './use-person-id.ts';

interface Props<Answer, Failure, Data, Key extends QueryKey> {
  kind: keyof typeof PERSON_SCREENS;
  /** For a visit without somebody of this kind. */
  none: ReactNode;
  /** What is asked about him. */
  from: (id: number) => UseQueryOptions<Answer, Failure, Data, Key>;
  children: (data: Data) => ReactNode;
}

/** A screen about somebody with a career besides playing: whom the address names, else one's own. */
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
