/** What callers have used of their budgets, on all nodes; only `calls/limiters.ts` writes it. */
import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** In the shape that rate-limiter-flexible expects: it removes a row an hour after it has expired. */
export const rateLimits = pgTable('rate_limits', {
  /** The budget and its user: 'write:user 12'. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** When the window ends, in milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
