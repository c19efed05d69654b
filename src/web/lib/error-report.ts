/**
 * Reports of browser errors to the server's log (POST /api/logger) and, on hosts whose name begins with 'staging', also
 * to the error-reporting service that the operator names, if any.
 */
import { cutText } from '#engine/graphemes.ts';
import { client } from './api.ts';
import { NoResponseError, OfflineError } from './connection.ts';
import type { ErrorService } from './error-service.ts';

/** The server's limit, see `world.logError`. */
const MAX_REPORT = 8000;
/** A page reports at most this many errors: a broken loop must not flood the log. */
const MAX_REPORTS = 20;
let told = 0;
/** Errors waiting for the service to load; null once it is loaded, or if there is none. */
let waiting: unknown[] | null = null;
let service: ErrorService | null = null;

/** Returns whether a host is for testing: its errors also go to the error-reporting service. */
export function isStaging(hostname: string): boolean {
  return hostname.startsWith('staging');
}

/** Reports an error once; never throws, and does not report network failures. */
export function reportError(error: unknown): void {
  if (error instanceof OfflineError || error instanceof NoResponseError || told >= MAX_REPORTS) return;
  told++;
  waiting?.push(error);
  service?.report(error);
  const words = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  const report = cutText(`${location.pathname}\n${words}`, MAX_REPORT);
  client.world.logError({ error: report }).catch(() => {
    // A failed report must not be reported.
  });
}

/** Sends errors to the error-reporting service from now on, loading its code; does nothing if no service is named. */
export async function startErrorService(): Promise<void> {
  waiting = [];
  try {
    const { dsn } = await client.world.errorService();
    if (dsn === null) return;
    const { createErrorService } = await import('./error-service.ts');
    service = createErrorService(dsn);
    for (const error of waiting) service.report(error);
  } finally {
    waiting = null;
  }
}

/** Reports uncaught errors. */
export function watchUncaughtErrors(): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
