import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#web/lib/api.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import type { PERSON_SCREENS } from './person-header.tsx';

interface Props {
  kind: keyof typeof PERSON_SCREENS;
  /** The profile of the person in the URL. */
  profile: ReactNode;
  children: ReactNode;
}

/** Wraps screens about the user's own career: at another person's address it shows their profile instead. */
export function OwnCareerOnly({ kind, profile, children }: Props) {
  const asked = useIdParam();
  const own = useQuery(api.jobs.career.queryOptions({ input: { kind }, enabled: asked !== undefined }));
  if (asked === undefined) return children;
  if (own.isPending) return <ScreenSkeleton />;
  return asked !== null && own.data?.data.career?.person.id === asked ? children : profile;
}
