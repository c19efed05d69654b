/** The guard of every navigation: what the router asks before it opens a screen. */
import { type AnyRouteMatch, redirect, rootRouteId } from '@tanstack/react-router';
import type { User } from '#domains/account/contract.ts';
import { redirectFor } from './guard.ts';
import { standingOf, type UserState } from './session.ts';

export interface Navigation {
  matches: readonly AnyRouteMatch[];
  location: { href: string };
  /** The screen is only preloaded, because the mouse is near a link. */
  preload: boolean;
}

/**
 * Lets a visit go on, or redirects it by the flags of its screen.
 * @param userOf returns the logged-in user
 * @param checkVersion called when a screen is opened that takes part in the check for a new version
 */
export async function guardVisit(
  { matches, location, preload }: Navigation,
  userOf: () => Promise<(UserState & Pick<User, 'teamId'>) | null>,
  checkVersion: () => void,
): Promise<void> {
  const match = matches.at(-1);
  // Only the root matches: the address has no screen, and every user gets the not-found page.
  if (!match || match.routeId === rootRouteId) return;
  const route = match.fullPath.length > 1 ? match.fullPath.replace(/\/$/, '') : match.fullPath;
  const screen = match.staticData;
  if (screen.alwaysOpen) return;

  const user = await userOf();
  const to = redirectFor({
    route,
    screen,
    hasId: 'id' in match.params && match.params.id !== undefined,
    standing: standingOf(user),
    hasClub: user?.teamId != null,
  });
  if (to === '/auth/login') throw redirect({ to, search: { redirect: location.href } });
  if (to === '/club/overview') throw redirect({ to: '/club/overview/{-$id}', params: { id: undefined } });
  if (to) throw redirect({ to });
  if (!preload && screen.versioning) checkVersion();
}
