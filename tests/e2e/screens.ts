/** Every screen there is, with addresses that lead to something. */

import { ROUTE_FLAGS, type RouteFlags, type ScreenPath } from '#web/lib/route-flags.ts';
import { NOT_OPEN_YET } from '#web/routes/not-open-yet.ts';
import type { Sights } from './world.ts';

/** Screens that the specification knows without a route. */
const WITHOUT_ROUTE: readonly ScreenPath[] = ['/club/choose', '/settings', '/admin'];

export const SPECIFIED = (Object.keys(ROUTE_FLAGS) as ScreenPath[]).filter((path) => !WITHOUT_ROUTE.includes(path));

export function flagsOf(screen: ScreenPath): RouteFlags {
  return ROUTE_FLAGS[screen];
}

export function opensLater(screen: ScreenPath): boolean {
  return NOT_OPEN_YET.some((path) => path === screen);
}

/** Where a screen is found; an optional id is filled in, too. */
export function addressOf(screen: ScreenPath, sights: Sights): string {
  return screen
    .replace('{-$id}', String(idFor(screen, sights)))
    .replace('$id', '1')
    .replace('$token', 'a'.repeat(43));
}

/** The address that means one's own club, league and so on; null where there is only the one address. */
export function ownAddressOf(screen: ScreenPath): string | null {
  return screen.includes('{-$id}') ? screen.replace('/{-$id}', '') : null;
}

function idFor(screen: ScreenPath, sights: Sights): number {
  const [, area] = screen.split('/');
  switch (area) {
    case 'club':
    case 'trade':
      return sights.teamId;
    case 'league':
      return sights.leagueId;
    case 'player':
    case 'tcg-player':
      return sights.playerId;
    case 'nation':
      return sights.nationId;
    case 'game':
      return sights.playedGameId;
    default:
      return 1;
  }
}
