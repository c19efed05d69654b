import { useQuery } from '@tanstack/react-query';
import type { CareerKind } from '#domains/person/constants.ts';
import { api } from '#web/lib/api.ts';
import { standingOf, useUser } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/subject.ts';

/** Returns the person in the URL, else the user's own career of this kind; null: there is none, undefined: not loaded yet. */
export function usePersonId(kind: 'coach' | 'scout' | 'agent' | 'president'): number | null | undefined {
  const id = useIdParam();
  const isGuest = useUser() === null;
  const own = useQuery(api.jobs.career.queryOptions({ input: { kind }, enabled: id === undefined && !isGuest }));
  if (id !== undefined) return id;
  if (isGuest) return null;
  // Without an answer no career counts as the user's own.
  return own.isError ? null : own.data && (own.data.data.career?.person.id ?? null);
}

/** Returns whether a career of this kind belongs to another user; false until that is loaded, and for visitors. */
export function useIsOthers(kind: CareerKind, id: number): boolean {
  const isActivated = standingOf(useUser()) === 'activated';
  const own = useQuery(api.jobs.career.queryOptions({ input: { kind }, enabled: isActivated })).data?.data;
  return own !== undefined && own.career?.person.id !== id;
}
