import { useQuery } from '@tanstack/react-query';
import type { CareerKind } from '#domains/person/constants.ts';
import { api } from '#web/lib/api.ts';
import { standingOf, useUser } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/subject.ts';

/** The person whom the address names, else the user's own career of this kind; null: there is none, undefined: it is not known yet. */
export function usePersonId(kind: 'coach' | 'scout' | 'agent' | 'president'): number | null | undefined {
  const id = useIdParam();
  const isGuest = useUser() === null;
  const own = useQuery(api.jobs.career.queryOptions({ input: { kind }, enabled: id === undefined && !isGuest }));
  if (id !== undefined) return id;
  if (isGuest) return null;
  // Without an answer nobody is shown as one's own.
  return own.isError ? null : own.data && (own.data.data.career?.person.id ?? null);
}

/** Whether a career of this kind is somebody else's; false until that is known, and for those who have no account. */
export function useIsOthers(kind: CareerKind, id: number): boolean {
  const isActivated = standingOf(useUser()) === 'activated';
  const own = useQuery(api.jobs.career.queryOptions({ input: { kind }, enabled: isActivated })).data?.data;
  return own !== undefined && own.career?.person.id !== id;
}
