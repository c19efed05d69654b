import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#web/lib/api.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import type { PERSON_SCREENS } from './person-header.tsx';

interface Props {
  kind: keyof typeof PERSON_SCREENS;
  /** Anyone the address names. */
  profile: ReactNode;
  children: ReactNode;
}

/** For screens about one's own career: at an address that names somebody else stands his profile. */
export function OwnCareerOnly({ kind, profile, children }: Props) {
  const asked = useIdParam();
  const own = useQuery(api.jobs.career.queryOptions({ input: { kind }, enabled: asked !== undefined }));
  if (asked === undefined) return children;
  if (own.isPending) return <ScreenSkeleton />;
  return asked !== null && own.data?.data.career?.person.id === asked ? children : profile;
}
