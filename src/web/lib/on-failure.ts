import { NoResponseError } from './connection.ts';
import { isStaging, reportError } from './error-report.ts';
import { codeOf, type Failure, failureOf } from './failure.ts';
import { queryClient } from './query-client.ts';
import { forgetSession } from './session.ts';
import { worldQuery } from './world.ts';

type Explanation = Extract<Failure, { kind: 'go' }>['to'];

/** Does what the error catalogue says about a failed call; the caller gets the error all the same. */
export function createFailureHandler(go: (to: Explanation | '/auth/login') => void) {
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
      go(failure.to);
    }
  };
}
