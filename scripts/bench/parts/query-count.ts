import type pg from 'pg';

export interface QueryCount {
  /** Statements since the last time; starts again from 0. */
  reset(): number;
}

/** Counts the statements that the connections of a pool are given, of those that it opens from now on. */
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
