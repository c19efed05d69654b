import { NoResponseError } from './connection.ts';
import { reportError } from './error-report.ts';
import { type Failure, failureOf } from './failure.ts';
import { forgetSession } from './session.ts';

type Explanation = Extract<Failure, { kind: 'go' }>['to'];

/** Does what the error catalogue says about a failed call; the caller gets the error all the same. */
export function createFailureHandler(go: (to: Explanation | '/auth/login') => void) {
  return (call: string, error: unknown): void => {
    if (error instanceof NoResponseError && location.hostname.startsWith('staging')) {
      reportError(new Error(`${call}: no response`, { cause: error.cause }));
    }
    const failure = failureOf(call, error);
    if (failure.kind === 'log-out') {
      forgetSession();
      go('/auth/login');
    } else if (failure.kind === 'go') {
      go(failure.to);
    }
  };
}
