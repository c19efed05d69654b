import type { User } from '#domains/account/contract.ts';
import { NoResponseError } from './connection.ts';
import { isStaging, reportError } from './error-report.ts';
import { codeOf, type Failure, failureOf } from './failure.ts';
import { queryClient } from './query-client.ts';
import { forgetSession, refreshSession, sessionQuery, standingOf } from './session.ts';
import { worldQuery } from './world.ts';

/** What leading to the login needs of the router. */
interface Way {
  history: { location: { href: string; pathname: string } };
  navigate(to: { to: '/auth/login'; search: { redirect: string } }): Promise<void>;
}

type Explanation = Extract<Failure, { kind: 'go' }>['to'];
type Go = (to: Explanation | '/auth/login' | '/auth/bankruptcy' | '/auth/activate' | '/settings') => void;

/**
 * Does what the error catalogue says about a failed call; the caller gets the error all the same.
 * @param ask who is logged in by now
 */
export function createFailureHandler(go: Go, ask: () => Promise<User | null> = refreshSession) {
  return (call: string, error: unknown): void => {
    if (error instanceof NoResponseError && isStaging(location.hostname)) {
      reportError(new Error(`${call}: no response`, { cause: error.cause }));
    }
    // An admin has closed it since the world was loaded: its screens say so from now on.
    if (codeOf(error) === 'feature.closed') void queryClient.invalidateQueries(worldQuery);
    const failure = failureOf(call, error);
    if (failure.kind === 'log-out') {
      forgetSession();
      go('/auth/login');
    } else if (failure.kind === 'go') {
      if (failure.to === '/forbidden') void explainRefusal(go, ask);
      else go(failure.to);
    }
  };
}

/** Anyone who went bankrupt a moment ago, with a screen open, is told that instead of being turned away without a word. */
async function explainRefusal(go: Go, ask: () => Promise<User | null>): Promise<void> {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  const now = await ask().catch(() => before ?? null);
  // That the session is over has been said by the code that found out.
  if (before && !now) return;
  const standing = standingOf(now);
  if (standing === 'banned') go('/settings');
  else if (standing === 'bankrupt') go('/auth/bankruptcy');
  else go(standing === 'not-activated' ? '/auth/activate' : '/forbidden');
}

/**
 * Returns what leads to the login when the session turns out to be over, and from there back to the screen that was open. Of many
 * calls that are refused at once the first one does it.
 */
export function createWayToLogin({ history, navigate }: Way): () => Promise<void> {
  let isUnderWay = false;
  return async () => {
    const { href, pathname } = history.location;
    if (isUnderWay || pathname.startsWith('/auth/')) return;
    isUnderWay = true;
    await navigate({ to: '/auth/login', search: { redirect: href } }).finally(() => {
      isUnderWay = false;
    });
  };
}
