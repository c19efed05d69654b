/** Who may open which screen (product specification, sections 2, 4 and 6), as one decision. */
import type { ScreenData } from './screens.ts';
import type { Standing } from './session.ts';

export interface Visit {
  /** Path of the route as the router writes it, e.g. '/club/overview/{-$id}'. */
  route: string;
  /** What the route says of itself. */
  screen: ScreenData;
  /** Is an id given in the URL? Without one the screen is about the user's own club. */
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

/** Own-club screens for a manager who has none yet. Lines are set by coaches, too, who need no club. */
const NEEDS_CLUB = /^\/club\/(?!choose|lineups)/;

/** Where banned users read why, appeal, take their data along and cancel withdrawals, and where they get money back for pucks that they bought. */
const OPEN_TO_BANNED: readonly string[] = ['/settings', '/purchase/$id'];

/** Whether a screen is for logged-in users. */
export function needsUser({ guest, alwaysOpen }: ScreenData): boolean {
  return !guest && !alwaysOpen;
}

/** Where a visit must be sent instead; null when it may go on. */
export function redirectFor({ route, screen, hasId, standing, hasClub }: Visit): Destination | null {
  if (screen.alwaysOpen) return null;

  if (standing === 'visitor') return needsUser(screen) ? '/auth/login' : null;
  if (standing === 'not-activated') {
    // The link of the activation mail leads to /email/activate.
    return route === '/auth/activate' || route === '/email/activate' ? null : '/auth/activate';
  }
  if (standing === 'banned') return OPEN_TO_BANNED.includes(route) ? null : '/settings';
  if (standing === 'bankrupt') return screen.redirectIfNotBankrupt ? null : '/auth/bankruptcy';

  if (screen.redirectIfActivated || screen.redirectIfNotBankrupt) return hasClub ? '/club/overview' : '/club/choose';
  if (NEEDS_CLUB.test(route) && !hasId && !hasClub) return '/club/choose';
  return null;
}
