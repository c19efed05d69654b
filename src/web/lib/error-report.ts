/**
 * Errors of the browser, told to the server's log (POST /api/logger), and on hosts whose name begins with 'staging' also to the
 * error-reporting service that the operator names, if any.
 */
import { client } from './api.ts';
import { NoResponseError, OfflineError } from './connection.ts';
import type { ErrorService } from './error-service.ts';

/** The server takes no more than this, see `world.logError`. */
const MAX_REPORT = 8000;
/** One page tells at most this many: a broken loop must not flood the log. */
const MAX_REPORTS = 20;
let told = 0;
/** What the service is told as soon as it is there; null: it is there, or there is none. */
let waiting: unknown[] | null = null;
let service: ErrorService | null = null;

/** Whether a host is one that we try things out on: errors on it also go to the error-reporting service. */
export function isStaging(hostname: string): boolean {
  return hostname.startsWith('staging');
}

/** Reports once; never throws, and does not report that the network failed. */
export function reportError(error: unknown): void {
  if (error instanceof OfflineError || error instanceof NoResponseError || told >= MAX_REPORTS) return;
  told++;
  waiting?.push(error);
  service?.report(error);
  const words = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  const report = `${location.pathname}\n${words}`.slice(0, MAX_REPORT);
  client.world.logError({ error: report }).catch(() => {
    // The report of an error must not become one.
  });
}

/** From now on errors also go to the error-reporting service, whose code is fetched for that; nothing where none is named. */
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

/** Reports what nobody caught. */
export function watchUncaughtErrors(): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
