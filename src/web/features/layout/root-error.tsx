import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportError } from '#web/lib/error-report.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** The last boundary: says that the screen broke, tells the server's log, and offers to try again. */
export function RootError({ error, reset }: ErrorComponentProps) {
  useEffect(() => reportError(error), [error]);
  return <ErrorState error={error} onRetry={reset} />;
}
