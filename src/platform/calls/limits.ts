/** How much a client may ask of the server: every number in one place. RATE_LIMIT_FACTOR multiplies the budgets. */
import type { RateLimit } from '#platform/calls/call.ts';

const MINUTE = 60_000;

export interface Budget {
  /** Calls within the window, which begins with the first of them. */
  calls: number;
  windowMs: number;
}

/**
 * Budgets by the class that a call declares, per user or, without a session, per address. A screen makes about ten reads;
 * clicking through the game as fast as possible is some 200 a minute, so `read` stops only machines.
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
 * Failed password attempts, by anyone who makes them: a forgetful owner needs a handful. OWASP ASVS asks for no more than 100
 * failed attempts an hour on one account, which `byStrangersInAll` enforces for many guessers together; a browser that has logged
 * in before is no stranger, and all others have the link by mail.
 */
export const GUESSES = {
  /** On one account from one network address, or its /64. */
  fromAddress: { calls: 20, windowMs: 15 * MINUTE },
  /** On all accounts from one network address: a school behind one address forgets more passwords than a family. */
  fromAddressInAll: { calls: 60, windowMs: 15 * MINUTE },
  /** On all accounts with one browser that has not logged in to them. */
  onOtherDevice: { calls: 20, windowMs: 15 * MINUTE },
  /** On one account with a browser that has logged in to it. */
  onKnownDevice: { calls: 20, windowMs: 15 * MINUTE },
  byStrangersInAll: { calls: 100, windowMs: 60 * MINUTE },
  /** By logged-in users on their own account, e.g. to delete it. */
  ofSession: { calls: 20, windowMs: 15 * MINUTE },
} as const satisfies Record<string, Budget>;

/** Milliseconds in which a count shared by all nodes must be known; after that this process uses its own count. */
export const SHARED_LIMIT_TIMEOUT_MS = 1_000;

/**
 * Bytes of a request's body. The largest legitimate one, a lineup with its tactics, has 4 kB; calls that take more say so
 * (`maxBytes`).
 */
export const BODY_LIMIT = 64 * 1024;

/** Nesting depth of a request's body; legitimate ones stay below 8. */
export const MAX_INPUT_DEPTH = 24;

/** Milliseconds a client may take to send its request. */
export const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Milliseconds that a command waits for a lock held by another, mostly a step of the world, before it is refused as busy with
 * nothing done. Browsers retry three times (`web/lib/connection.ts`), within 18 s in all; a step of a world of 60 clubs takes
 * less.
 */
export const LOCK_TIMEOUT_MS = 3_000;

/** Event-loop delay above which requests are turned away, in milliseconds, and seconds until clients may retry. */
export const MAX_EVENT_LOOP_DELAY_MS = 1_500;
export const OVERLOAD_RETRY_SECONDS = 5;

/** Seconds after which a client retries during the season transition; the maintenance screen counts 10. */
export const MAINTENANCE_RETRY_SECONDS = 10;
