/**
 * Counts calls against budgets: for all nodes together in PostgreSQL, or in this process alone. A window begins with the
 * first call of a key.
 */
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { type Budget, SHARED_LIMIT_TIMEOUT_MS } from '#platform/calls/limits.ts';

/** `rateLimits` in `tables.ts`, which the library reads and writes with its own SQL. */
const TABLE = 'rate_limits';

/** Counts calls, and decides how many it lets through in a window. */
export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward'>;

/** Returns a limiter that counts in this process alone. */
export function ownLimiter({ calls, windowMs }: Budget, factor: number): RateLimiterMemory {
  return new RateLimiterMemory({ points: Math.ceil(calls * factor), duration: windowMs / 1000 });
}

/**
 * Returns a limiter that counts for all nodes together. While the database is away or slow it counts in this process alone, with
 * the same budget: no caller is turned away for that, and none gets more than one budget per node.
 *
 * @param name of the budget: keys of different budgets are different
 */
export function sharedLimiter(name: string, budget: Budget, { pool, factor }: { pool: pg.Pool; factor: number }) {
  const insuranceLimiter = ownLimiter(budget, factor);
  const { points, duration } = insuranceLimiter;
  const limiter = new RateLimiterPostgres({
    ...{ points, duration, insuranceLimiter, keyPrefix: name },
    ...{ storeClient: pool, storeType: 'pool', tableName: TABLE, tableCreated: true },
    // A caller who keeps going after being turned away causes no more queries until the window ends.
    inMemoryBlockOnConsumed: points + 1,
  });
  return new RLWrapperTimeouts({ limiter, insuranceLimiter, timeoutMs: SHARED_LIMIT_TIMEOUT_MS });
}

/** Returns the milliseconds until it is worth calling again; 0 when this call was counted. */
export async function take(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
    throw refused;
  }
}
