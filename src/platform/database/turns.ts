/**
 * Makes the queries of one connection take turns. A transaction has one connection, and code that reads for pages and commands
 * alike runs several queries on it at once; the driver's own queue for that is deprecated, and its next version refuses.
 */
import type pg from 'pg';

/**
 * Makes each query of a connection wait until the previous one has been answered. Streams and callbacks go to the driver as they
 * are.
 */
export function takeTurns(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  // The driver's overloads declare less than it accepts, as in `prepareOften`.
  client.query = ((...args: unknown[]) => {
    if (isStream(args[0]) || typeof args.at(-1) === 'function') return query(...args);
    const answer = waiting === 0 ? (query(...args) as Promise<unknown>) : last.then(() => query(...args));
    waiting++;
    last = answer.then(
      () => waiting--,
      () => waiting--,
    );
    return answer;
  }) as typeof client.query;
}

function isStream(config: unknown): boolean {
  return typeof config === 'object' && config !== null && 'submit' in config;
}
