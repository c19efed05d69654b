/** Which user may open which screen (product specification, sections 2, 4 and 6), as one decision. */
import type { ScreenData } from './screens.ts';
import type { Standing } from './session.ts';

export interface Visit {
  /** Path of the route as the router writes it, e.g. '/club/overview/{-$id}'. */
  route: string;
  /** The screen's own data, from its route. */
  screen: ScreenData;
  /** Whether the URL contains an id. Without one the screen is about the user's own club. */
  hasId: boolean;
  standing: Standing;
  hasClub: boolean;
}

export type Destination =
  | '/auth/login'
  | '/auth/activate'
  | '/auth/bankruptcy'
  | '/settings'
  | '/club/overview'
  | '/club/choose';

/** Own-club screens for a manager without a club. Coaches also set lineups, and they need no club. */
const NEEDS_CLUB = /^\/club\/(?!choose|lineups)/;

/**
 * Screens for banned users: they read the reason, appeal, download their data and cancel withdrawals, and get money
 * back for pucks that they bought.
 */
const OPEN_TO_BANNED: readonly string[] = ['/settings', '/purchase/$id'];

/** Returns whether a screen is for logged-in users. */
export function needsUser({ guest, alwaysOpen }: ScreenData): boolean {
  return !guest && !alwaysOpen;
}

/** Returns where a visit is redirected; null if it may go on. */
export function redirectFor({ route, screen, hasId, standing, hasClub }: Visit): Destination | null {
  if (screen.alwaysOpen) return null;

  if (standing === 'visitor') return needsUser(screen) ? '/auth/login' : null;
  if (standing === 'not-activated') {
    // The link in the activation email goes to /email/activate.
    return route === '/auth/activate' || route === '/email/activate' ? null : '/auth/activate';
  }
  if (standing === 'banned') return OPEN_TO_BANNED.includes(route) ? null : '/settings';
  if (standing === 'bankrupt') return screen.redirectIfNotBankrupt ? null : '/auth/bankruptcy';

  if (screen.redirectIfActivated || screen.redirectIfNotBankrupt) return hasClub ? '/club/overview' : '/club/choose';
  if (NEEDS_CLUB.test(route) && !hasId && !hasClub) return '/club/choose';
  return null;
}
