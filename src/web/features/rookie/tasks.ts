/** Where each task of the first hour is done, and what Joe points at. */
import type { RookieTask } from '#domains/rookie/constants.ts';

interface Place {
  /** The screen of the task, by the router's path without an id. */
  screen: string;
  /** Further search parameters, e.g. the tab; a task without any is recognized by its result. */
  search?: readonly [name: string, value: string];
  /** Done with the visit. */
  isVisit?: true;
  /** What Joe points at on the screens of the task, as selectors. */
  pointsAt?: readonly [screen: string, selector: string][];
}

export const PLACES: Record<RookieTask, Place> = {
  roster: { screen: '/club/roster', isVisit: true },
  lines: { screen: '/club/lineups', pointsAt: [['/club/lineups', '[data-button-bar] button:last-of-type']] },
  tactics: {
    screen: '/club/lineups',
    search: ['tab', 'tactics'],
    isVisit: true,
    pointsAt: [['/club/lineups', 'main a[href*="tab=tactics"]']],
  },
  scrimmage: { screen: '/club/schedule', pointsAt: [['/club/schedule', '[data-joe="scrimmage"]']] },
  watch: { screen: '/game', search: ['watch', '1'], isVisit: true, pointsAt: [['/game', 'main a[href*="watch=1"]']] },
  report: {
    screen: '/game',
    search: ['tab', 'reports'],
    isVisit: true,
    pointsAt: [['/game', 'main a[href*="tab=reports"]']],
  },
  player: {
    screen: '/player',
    isVisit: true,
    pointsAt: [
      ['/club/roster', 'main td a[href^="/player/"], main th a[href^="/player/"]'],
      ['/league/stats', 'main td a[href^="/player/"], main th a[href^="/player/"]'],
    ],
  },
  standings: { screen: '/league/standings', isVisit: true },
  schedule: { screen: '/club/schedule', isVisit: true },
  shortlist: {
    screen: '/office/free-agent-center',
    pointsAt: [
      ['/office/free-agent-center', '[data-joe="shortlist"]'],
      ['/player', '[data-joe="shortlist"]'],
    ],
  },
};
