import type { User } from '#domains/account/contract.ts';
import { NoResponseError, OfflineError } from './connection.ts';
import { isStaging, reportError } from './error-report.ts';
import { codeOf, type Failure, failureOf } from './failure.ts';
import { queryClient } from './query-client.ts';
import { forgetSession, refreshSession, sessionQuery, standingOf } from './session.ts';
import { wouldLoseWords } from './unsaved.ts';
import { worldQuery } from './world.ts';

/** What redirecting to the login needs from the router. */
interface Way {
  history: { location: { href: string; pathname: string } };
  navigate(to: { to: '/auth/login'; search: { redirect: string } }): Promise<void>;
}

type Explanation = Extract<Failure, { kind: 'go' }>['to'];
type Go = (to: Explanation | '/auth/login' | '/auth/bankruptcy' | '/auth/activate' | '/settings') => void;

/**
 * Creates a handler that does what the error catalogue says about a failed call; the caller still gets the error.
 * @param ask fetches the user who is logged in by now
 */
export function createFailureHandler(go: Go, ask: () => Promise<User | null> = refreshSession) {
  return (call: string, error: unknown): void => {
    if (error instanceof NoResponseError && isStaging(location.hostname)) {
      reportError(new Error(`${call}: no response`, { cause: error.cause }));
    }
    // An admin has closed the feature since the world was loaded: its screens show that from now on.
    if (codeOf(error) === 'feature.closed') void queryClient.invalidateQueries(worldQuery);
    // The caller says that nothing was sent; what was typed can be sent again.
    const isUnconnected = error instanceof OfflineError || error instanceof NoResponseError;
    if (isUnconnected && wouldLoseWords()) return;
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

/** Tells a user who has just gone bankrupt with a screen open, instead of turning them away without an explanation. */
async function explainRefusal(go: Go, ask: () => Promise<User | null>): Promise<void> {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  const now = await ask().catch(() => before ?? null);
  // The code that detected the end of the session has already reported it.
  if (before && !now) return;
  const standing = standingOf(now);
  if (standing === 'banned') go('/settings');
  else if (standing === 'bankrupt') go('/auth/bankruptcy');
  else go(standing === 'not-activated' ? '/auth/activate' : '/forbidden');
}

/**
 * Returns a function that goes to the login when the session turns out to be over, and from there back to the open
 * screen. Of many refused calls only the first one triggers it.
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
