/** What callers have used of their budgets, for all nodes; `calls/limiters.ts` alone writes it. */
import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** In the shape that rate-limiter-flexible asks for: it removes a row an hour after it has expired. */
export const rateLimits = pgTable('rate_limits', {
  /** The budget and who uses it: 'write:user 12'. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** When the window ends, in milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
