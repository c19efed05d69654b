/** The whole API, slice by slice; typed by the contract, so that a missing call does not compile. */
import { accountRoutes } from '#domains/account/routes.ts';
import { adminRoutes } from '#domains/admin/routes.ts';
import { authRoutes } from '#domains/auth/routes.ts';
import { clubDrawingRoutes } from '#domains/club/drawing/routes.ts';
import { clubRoutes } from '#domains/club/routes.ts';
import { contract } from '#domains/contract.ts';
import { gameRoutes } from '#domains/game/routes/game.ts';
import { leagueRoutes } from '#domains/league/routes.ts';
import { lineupRoutes } from '#domains/lineups/routes.ts';
import { nationRoutes } from '#domains/nation/routes.ts';
import { notificationRoutes } from '#domains/notifications/routes.ts';
import { playerDrawingRoutes } from '#domains/player/drawing/routes.ts';
import { playerRoutes } from '#domains/player/routes.ts';
import { settingsRoutes } from '#domains/settings/routes.ts';
import { statsRoutes } from '#domains/stats/routes.ts';
import { windowsRoutes, worldRoutes } from '#domains/world/routes.ts';
import { implementing } from '#platform/calls/api.ts';

export const router = implementing(contract).router({
  auth: authRoutes,
  account: accountRoutes,
  settings: settingsRoutes,
  notifications: notificationRoutes,
  world: worldRoutes,
  windows: windowsRoutes,
  nations: nationRoutes,
  club: { ...clubRoutes, ...clubDrawingRoutes },
  league: leagueRoutes,
  player: { ...playerRoutes, ...playerDrawingRoutes },
  stats: statsRoutes,
  lineups: lineupRoutes,
  game: gameRoutes,
  admin: adminRoutes,
});
