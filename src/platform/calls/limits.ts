/** How much one may ask of the server: every number in one place. RATE_LIMIT_FACTOR multiplies the budgets. */
import type { RateLimit } from '#platform/calls/call.ts';

interface Budget {
  /** Calls within the window. */
  calls: number;
  windowMs: number;
}

const MINUTE = 60_000;

/**
 * Budgets by the class that a call declares, per user or, without a session, per address. A screen makes about ten reads;
 * clicking through the game as fast as one can is some 200 a minute, so `read` stops only machines.
 */
export const BUDGETS: Record<RateLimit, Budget> = {
  read: { calls: 600, windowMs: MINUTE },
  write: { calls: 120, windowMs: MINUTE },
  // A lively talker writes a line every few seconds.
  talk: { calls: 30, windowMs: MINUTE },
  // A screen asks once or twice a second until its report is made.
  report: { calls: 60, windowMs: MINUTE },
  auth: { calls: 30, windowMs: 5 * MINUTE },
  log: { calls: 20, windowMs: MINUTE },
};

/**
 * Tries per account (mail address), whoever makes them: OWASP ASVS asks for no more than 100 failed tries an hour. Kept
 * above what a forgetful owner needs.
 */
export const ACCOUNT_BUDGET: Budget = { calls: 20, windowMs: 15 * MINUTE };

/** Bytes of a request's body. The largest honest one, a lineup with its tactics, has 4 kB. */
export const BODY_LIMIT = 64 * 1024;

/** Nesting of a request's body; honest ones stay below 8. */
export const MAX_INPUT_DEPTH = 24;

/** Milliseconds a client may take to send its request. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** Event-loop delay from which requests are turned away, in milliseconds, and seconds until they may come back. */
export const MAX_EVENT_LOOP_DELAY_MS = 1_500;
export const OVERLOAD_RETRY_SECONDS = 5;

/** Seconds after which a client asks again during the season transition; the maintenance screen counts 10. */
export const MAINTENANCE_RETRY_SECONDS = 10;
