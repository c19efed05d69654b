/** Who is logged in. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#domains/account/contract.ts';
import type { Ability } from '#platform/calls/policy.ts';
import { dismissAllAlerts } from './alerts.ts';
import { client } from './api.ts';
import { forgetDeviceChoices } from './device-choices.ts';
import { statusOf, wasGivenUp } from './failure.ts';
import { queryClient } from './query-client.ts';

/** States of an account, product specification section 4. */
export type Standing = 'visitor' | 'not-activated' | 'banned' | 'bankrupt' | 'activated';

/** Of a user as far as it decides which screens they may open. */
export type UserState = Pick<User, 'activatedAt' | 'bankruptAt'> & Partial<Pick<User, 'restriction'>>;

export function standingOf(user: UserState | null): Standing {
  if (!user) return 'visitor';
  if (user.restriction?.kind === 'banned') return 'banned';
  if (!user.activatedAt) return 'not-activated';
  return user.bankruptAt ? 'bankrupt' : 'activated';
}

const SESSION_KEY = ['session'];

/**
 * The logged-in user, null for a visitor. Whatever goes wrong, who was logged in is so no more: a refusal means logged out, and
 * after maintenance or a lost connection (lib/failure.ts leads to the screen that says so) the game begins afresh.
 */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: () => fetchUser(async () => (await client.account.session()).data),
  staleTime: 60_000,
});

/** @param ask the call that answers who is logged in */
export async function fetchUser(ask: () => Promise<User | null>): Promise<User | null> {
  const before = queryClient.getQueryData<User | null>(SESSION_KEY) ?? null;
  const user = await ask().catch((error: unknown) => {
    if (wasGivenUp(error)) throw error;
    const status = statusOf(error);
    if (status !== null && status !== 503) return null;
    if (before) forgetSession();
    throw error;
  });
  if (before && !user) {
    forgetSession();
    for (const heard of endings) heard();
  } else if (before && before.id !== user?.id) {
    // Somebody else has logged in, in another tab: nothing of the one before stays.
    for (const forget of forgetters) forget();
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  }
  return user;
}

const endings = new Set<() => void>();

/** Has `heard` called when it turns out that the session is over, e.g. because it was ended elsewhere. */
export function onSessionEnded(heard: () => void): void {
  endings.add(heard);
}

/** Fetches the user again, e.g. after logging in or taking a club. */
export function refreshSession(): Promise<User | null> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** Notes the balance of pucks that the server has told. @returns whether it was another one */
export function keepPucks(puckBalance: number): boolean {
  const user = queryClient.getQueryData(sessionQuery.queryKey);
  if (!user || user.puckBalance === puckBalance) return false;
  queryClient.setQueryData(SESSION_KEY, { ...user, puckBalance });
  return true;
}

const forgetters = new Set<() => void>();

/**
 * Has `forget` called when the session ends, for state that lives outside of the query cache.
 * @returns stops it
 */
export function onForgetSession(forget: () => void): () => void {
  forgetters.add(forget);
  return () => void forgetters.delete(forget);
}

/**
 * Forgets everything that belonged to the user: all server state of the app, what toasts and Joe had to say (a toast may have a
 * button that takes something back), and what this device has remembered for them.
 */
export function forgetSession(): void {
  for (const forget of forgetters) forget();
  dismissAllAlerts();
  forgetDeviceChoices();
  queryClient.clear();
  queryClient.setQueryData(SESSION_KEY, null);
}

/** The user, or null for a visitor or while it is not known yet. */
export function useUser(): User | null {
  return useQuery(sessionQuery).data ?? null;
}

/** Whether anybody is logged in, as far as this page knows; for handlers, which need not be drawn again. */
export function isLoggedIn(): boolean {
  return queryClient.getQueryData<User | null>(SESSION_KEY) != null;
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
