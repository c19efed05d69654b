/**
 * How a call of the API is declared. Every contract starts with `call(permission)`, so that no call exists without one;
 * the server refuses at start-up to serve a router in which a call lacks it.
 */
import { oc } from '@orpc/contract';
import type { Ability } from '#platform/calls/policy.ts';

/**
 * In which state an account must be for a call.
 * - `anyone`: no session needed.
 * - `session`: any logged-in user, also one who is not activated or who is bankrupt.
 * - `activated`: a logged-in, activated user who is not bankrupt; the game itself.
 * - `bankrupt`: a bankrupt user only.
 * What one may do in that state (is it your team? are you an admin?) is an ability of the noun's policy.
 */
export type Permission = 'anyone' | 'session' | 'activated' | 'bankrupt';

/**
 * Which budget a call draws on; see the server's rate limits. `auth` is small: it guards passwords. `talk` is what other
 * people get to read at once, `report` what is computed for the one who asks.
 */
export type RateLimit = 'read' | 'write' | 'talk' | 'report' | 'auth' | 'log';

export interface CallMeta {
  permission: Permission;
  /** What it takes to make the call. Every call that changes something names it, or says in `open` why it takes none. */
  ability?: Ability;
  /** Why a call that changes something is open to everybody whom its permission lets in. */
  open?: string;
  rateLimit?: RateLimit;
  /** Bytes that a body may have, where that is more than `BODY_LIMIT`. */
  maxBytes?: number;
  /** Answered also while the season transition has the world in maintenance. Reads are by default. */
  duringMaintenance?: boolean;
}

/** A contract builder with its permission declared. */
export function call(permission: Permission, more: Omit<CallMeta, 'permission'> = {}) {
  return oc.$meta<CallMeta>({ permission: 'bankrupt' }).meta({ permission, ...more });
}
