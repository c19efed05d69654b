/** What lineups contribute to the program. */

import { lineupsDays } from '#domains/lineups/days.ts';
import { lineupsDesk, lineupsNotifications } from '#domains/lineups/kinds.ts';
import { partnershipsOnGame } from '#domains/lineups/on-game.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import { lineupRoutes } from '#domains/lineups/routes.ts';
import { eraseSuggestions } from '#domains/lineups/store/bench.ts';
import { exportTemplates } from '#domains/lineups/store/of-user.ts';
import { undoReturn } from '#domains/lineups/store/undo.ts';
import { returnedToday, suggestedLines } from '#domains/lineups/views.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import type { Slice } from '#domains/slice.ts';

export const lineupsSlice: Slice = {
  name: 'lineups',
  routes: () => ({ lineups: lineupRoutes }),
  notifications: lineupsNotifications,
  desk: lineupsDesk,
  policies: [lineupPolicy],
  undoes: { 'lineup-return': undoReturn((tx, teamId, today) => rosterPlayers(tx, { teamId }, today)) },
  days: lineupsDays,
  deskItems: returnedToday,
  userDeskItems: suggestedLines,
  onGame: partnershipsOnGame,
  eraseUser: (tx, { id }) => eraseSuggestions(tx, id),
  exportUser: async (db, { id }) => ({ savedLineups: await exportTemplates(db, id) }),
};
