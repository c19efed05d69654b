/** The whole API, slice by slice. */
import { accountRoutes } from '#domains/account/routes.ts';
import { adminRoutes } from '#domains/admin/routes.ts';
import { authRoutes } from '#domains/auth/routes.ts';
import { gameRoutes } from '#domains/game/routes.ts';
import { leagueRoutes } from '#domains/league/routes.ts';
import { lineupRoutes } from '#domains/lineups/routes.ts';
import { nationRoutes } from '#domains/nation/routes.ts';
import { notificationRoutes } from '#domains/notifications/routes.ts';
import { settingsRoutes } from '#domains/settings/routes.ts';
import { statsRoutes } from '#domains/stats/routes.ts';
import { windowsRoutes, worldRoutes } from '#world/routes.ts';

export const router = {
  auth: authRoutes,
  account: accountRoutes,
  settings: settingsRoutes,
  notifications: notificationRoutes,
  world: worldRoutes,
  windows: windowsRoutes,
  nations: nationRoutes,
  league: leagueRoutes,
  stats: statsRoutes,
  lineups: lineupRoutes,
  game: gameRoutes,
  admin: adminRoutes,
};
