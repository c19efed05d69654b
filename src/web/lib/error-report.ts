/** Errors of the browser, told to the server's log (POST /api/logger). */
import { client } from './api.ts';
import { NoResponseError, OfflineError } from './connection.ts';

/** The server takes no more than this, see `world.logError`. */
const MAX_REPORT = 8000;
/** One page tells at most this many: a broken loop must not flood the log. */
const MAX_REPORTS = 20;
let told = 0;

/** Reports once; never throws, and does not report that the network failed. */
export function reportError(error: unknown): void {
  if (error instanceof OfflineError || error instanceof NoResponseError || told >= MAX_REPORTS) return;
  told++;
  const words = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  const report = `${location.pathname}\n${words}`.slice(0, MAX_REPORT);
  client.world.logError({ error: report }).catch(() => {
    // The report of an error must not become one.
  });
}

/** Reports what nobody caught. */
export function watchUncaughtErrors(): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
