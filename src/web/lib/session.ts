/** The session: the user who is logged in. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#domains/account/contract.ts';
import type { Ability } from '#platform/calls/policy.ts';
import { dismissAllAlerts } from './alerts.ts';
import { client } from './api.ts';
import { forgetDeviceChoices } from './device-choices.ts';
import { statusOf, wasGivenUp } from './failure.ts';
import { keepSpoilers } from './hidden-results.ts';
import { queryClient } from './query-client.ts';

/** States of an account, product specification section 4. */
export type Standing = 'visitor' | 'not-activated' | 'banned' | 'bankrupt' | 'activated';

/** The part of a user that decides which screens they may open. */
export type UserState = Pick<User, 'activatedAt' | 'bankruptAt'> & Partial<Pick<User, 'restriction'>>;

export function standingOf(user: UserState | null): Standing {
  if (!user) return 'visitor';
  if (user.restriction?.kind === 'banned') return 'banned';
  if (!user.activatedAt) return 'not-activated';
  return user.bankruptAt ? 'bankrupt' : 'activated';
}

const SESSION_KEY = ['session'];

/**
 * The logged-in user, null for a visitor. On any failure the user counts as logged out: a refusal means exactly that,
 * and after maintenance or a lost connection (lib/failure.ts shows the screen for it) the game starts over.
 */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: () => fetchUser(async () => (await client.account.session()).data),
  staleTime: 60_000,
});

/** @param ask the call that returns the logged-in user */
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
    // Another user has logged in, in another tab: nothing of the previous one stays.
    for (const forget of forgetters) forget();
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  }
  await keepSpoilers(user);
  return user;
}

const endings = new Set<() => void>();

/** Has `heard` called if the session turns out to be over, e.g. because it was ended elsewhere. */
export function onSessionEnded(heard: () => void): void {
  endings.add(heard);
}

/** Refetches the user, e.g. after a login or after taking a club. */
export function refreshSession(): Promise<User | null> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** Stores the puck balance that the server reported. @returns whether it changed */
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
 * Forgets everything that belonged to the user: all server state of the app, toasts (they may have an undo button),
 * Joe's messages, and the choices that this device remembers for them.
 */
export function forgetSession(): void {
  for (const forget of forgetters) forget();
  dismissAllAlerts();
  forgetDeviceChoices();
  queryClient.clear();
  queryClient.setQueryData(SESSION_KEY, null);
}

/** Returns the user; null for a visitor, or as long as it is unknown. */
export function useUser(): User | null {
  return useQuery(sessionQuery).data ?? null;
}

/** Returns whether a user is logged in, as far as this page knows; for handlers, which need no re-render. */
export function isLoggedIn(): boolean {
  return queryClient.getQueryData<User | null>(SESSION_KEY) != null;
}

/** Returns whether the user has an ability without a subject; for other abilities the data of the subject tells. */
export function useAbility({ name }: Ability): boolean {
  return useUser()?.abilities.includes(name) ?? false;
}

/**
 * Returns the user on a screen that only logged-in users reach.
 * @throws Error on a screen that visitors may open
 */
export function useManager(): User {
  const user = useUser();
  if (!user) throw new Error('This screen needs a logged-in user; its route flags let visitors in.');
  return user;
}
