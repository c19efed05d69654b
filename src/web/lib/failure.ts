/** What a failed call means for the app as a whole: the error catalogue (product specification, section 8). */
import { ORPCError } from '@orpc/client';
import type { Facts } from '#platform/calls/refusal.ts';
import { NoResponseError, OfflineError } from './connection.ts';
import { wordsOfRefusal } from './refusal-words.ts';

export type Failure =
  /** The session is over. */
  | { kind: 'log-out' }
  /** Leave the screen for one that explains. */
  | { kind: 'go'; to: '/forbidden' | '/maintenance' | '/offline' | '/whoops' }
  /** The calling screen says what to do. */
  | { kind: 'stay' };

const STAY: Failure = { kind: 'stay' };
/** Calls that deal with every failure of their own. */
const OWN_BUSINESS = [
  'auth.login',
  'auth.register',
  'auth.csrfCookie',
  'world.data',
  'world.status',
  'world.logError',
  'club.originalTeamNames',
];
/** Calls whose 503 does not mean maintenance: their screens ask again. */
const SAY_BUSY = ['world.status', 'game.report'];
/** The refusal of a server whose pages work, but which can save nothing. */
const DISK_FULL = 'server.disk-full';
/** Polled in the background: a failure counts as "nothing new", unless it says that the session is over. */
const BACKGROUND = [
  'world.version',
  'world.clock',
  'world.pace',
  'notifications.counts',
  'notifications.live',
  'game.live',
];
/** Statuses that the screen itself explains, as it knows what was asked for; 409, 413, 419 and 429 come from api.md. */
const LOCAL_STATUSES = [404, 409, 412, 413, 419, 422, 429];

/** Refusals of users who may see the screen but not write there for a while: they learn until when. */
const HELD = ['account.muted', 'account.suspended'];

/**
 * Returns what a failed call means for the app.
 * @param call path of the call in the contract, e.g. 'auth.login'
 */
export function failureOf(call: string, error: unknown): Failure {
  if (wasGivenUp(error)) return STAY;
  if (error instanceof OfflineError) return { kind: 'go', to: '/offline' };
  const status = statusOf(error);
  if (BACKGROUND.includes(call) && status !== 401) return status === 503 ? { kind: 'go', to: '/maintenance' } : STAY;
  if (error instanceof NoResponseError) return OWN_BUSINESS.includes(call) ? STAY : { kind: 'go', to: '/whoops' };

  if (status === 503)
    return SAY_BUSY.includes(call) || codeOf(error) === DISK_FULL ? STAY : { kind: 'go', to: '/maintenance' };
  // The session query decides: a user whose session cannot be fetched is logged out.
  if (call === 'account.session') return STAY;
  if (status === 401) return { kind: 'log-out' };
  if (status === 403) return HELD.includes(codeOf(error) ?? '') ? STAY : { kind: 'go', to: '/forbidden' };
  if (OWN_BUSINESS.includes(call)) return STAY;
  if (status !== null && LOCAL_STATUSES.includes(status)) return STAY;
  return { kind: 'go', to: '/whoops' };
}

/** Returns whether the screen was left meanwhile; if the answer's body was on its way, the client wraps the abort in an error. */
export function wasGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || wasGivenUp(error.cause));
}

/** Returns the HTTP status of a refused call; null if the server did not answer. */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null;
}

/** Returns the code of a refusal; null for any other error. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof ORPCError)) return null;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'code' in data ? String(data.code) : null;
}

/** Returns the catalogue's words for a refusal, the server's words for a code that the catalogue lacks, or `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  const words = error instanceof ORPCError ? wordsOf(error.data) : null;
  if (words !== null) return words;
  if (error instanceof ORPCError || error instanceof OfflineError || error instanceof NoResponseError) {
    return error.message || fallback;
  }
  return fallback;
}

/** Returns the first message for each field of a 422, for a form. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ORPCError) || !isFieldErrors(error.data)) return {};
  const { errors, faults = {} } = error.data;
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, wordsOf(faults[field]) ?? messages[0] ?? '']),
  );
}

/** Returns the words for a refusal's code and facts; null if the catalogue has none, as for a code newer than this page. */
export function wordsOf(refused: unknown): string | null {
  if (typeof refused !== 'object' || refused === null || !('code' in refused)) return null;
  const facts = 'facts' in refused && isFacts(refused.facts) ? refused.facts : {};
  return wordsOfRefusal(String(refused.code), facts);
}

function isFacts(facts: unknown): facts is Facts {
  return typeof facts === 'object' && facts !== null;
}

function isFieldErrors(data: unknown): data is { errors: Record<string, string[]>; faults?: Record<string, unknown> } {
  return typeof data === 'object' && data !== null && 'errors' in data && typeof data.errors === 'object';
}
