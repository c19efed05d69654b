/** Who is logged in. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#domains/account/contract.ts';
import type { Ability } from '#platform/calls/policy.ts';
import { client } from './api.ts';
import { statusOf } from './failure.ts';
import { queryClient } from './query-client.ts';

/** States of an account, product specification section 4. */
export type Standing = 'visitor' | 'not-activated' | 'bankrupt' | 'activated';

export function standingOf(user: Pick<User, 'activatedAt' | 'bankruptAt'> | null): Standing {
  if (!user) return 'visitor';
  if (!user.activatedAt) return 'not-activated';
  return user.bankruptAt ? 'bankrupt' : 'activated';
}

/** The logged-in user, null for a visitor. Any refusal but maintenance means: logged out. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<User | null> => {
    try {
      return (await client.account.session()).data;
    } catch (error) {
      const status = statusOf(error);
      if (status === null || status === 503) throw error;
      return null;
    }
  },
  staleTime: 60_000,
});

/** Fetches the user anew, e.g. after logging in or taking a club. */
export function refreshSession(): Promise<User | null> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

const forgetters = new Set<() => void>();

/** Has `forget` called when the session ends, for state that lives outside of the query cache. */
export function onForgetSession(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets everything that belonged to the user: all server state of the app, and what Joe had to say. */
export function forgetSession(): void {
  for (const forget of forgetters) forget();
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

/** The user, or null for a visitor or while it is not known yet. */
export function useUser(): User | null {
  return useQuery(sessionQuery).data ?? null;
}

/** Whether the user has an ability that needs no subject; for others the view of the subject tells. */
export function useAbility({ name }: Ability): boolean {
  return useUser()?.abilities.includes(name) ?? false;
}

/**
 * The user on a screen that only logged-in users reach.
 * @throws Error on a screen that visitors may open
 */
export function useManager(): User {
  const user = useUser();
  if (!user) throw new Error('This screen needs a logged-in user; its route flags let visitors in.');
  return user;
}
