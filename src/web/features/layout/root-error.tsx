import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportError } from '#web/lib/error-report.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** The last error boundary: says that the screen broke, reports it to the server's log, and offers a retry. */
export function RootError({ error, reset }: ErrorComponentProps) {
  useEffect(() => reportError(error), [error]);
  return <ErrorState error={error} onRetry={reset} />;
}
