import type pg from 'pg';

export interface QueryCount {
  /** Returns the number of statements since the last call, and resets it to 0. */
  reset(): number;
}

/** Counts the statements on connections that a pool opens from now on. */
export function countQueries(pool: pg.Pool): QueryCount {
  let count = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      count++;
      return query(...args);
    }) as typeof client.query;
  });
  return {
    reset() {
      const counted = count;
      count = 0;
      return counted;
    },
  };
}
