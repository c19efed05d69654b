/**
 * How a call of the API is declared. Every contract starts with `call(permission)`, so that no call exists without one;
 * the server refuses at start-up to serve a router in which a call lacks it.
 */
import { oc } from '@orpc/contract';

/**
 * Who may make a call.
 * - `anyone`: no session needed.
 * - `session`: any logged-in user, also one who is not activated or who is bankrupt.
 * - `activated`: a logged-in, activated user who is not bankrupt; the game itself.
 * - `bankrupt`: a bankrupt user only.
 * - `admin`: activated and an admin.
 * Ownership (is it your team?) is decided by the slice's rules after the row is loaded.
 */
export type Permission = 'anyone' | 'session' | 'activated' | 'bankrupt' | 'admin';

/**
 * Which budget a call draws on; see the server's rate limits. `auth` is small: it guards passwords. `talk` is what other
 * people get to read at once, `report` what is computed for the one who asks.
 */
export type RateLimit = 'read' | 'write' | 'talk' | 'report' | 'auth' | 'log';

export interface CallMeta {
  permission: Permission;
  rateLimit?: RateLimit;
  /** Answered also while the season transition has the world in maintenance. Reads are by default. */
  duringMaintenance?: boolean;
}

/** A contract builder with its permission declared. */
export function call(permission: Permission, more: Omit<CallMeta, 'permission'> = {}) {
  return oc.$meta<CallMeta>({ permission: 'admin' }).meta({ permission, ...more });
}
