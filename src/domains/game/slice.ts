/** What games contribute to the program. */

import { boxesEqualEvents } from '#domains/game/checks/events.ts';
import { reportsEqualResults } from '#domains/game/checks/reports.ts';
import { everyFixtureOnce, noGameForgotten, oneGameADay } from '#domains/game/checks/schedule.ts';
import { gameDays, gameFounding } from '#domains/game/days.ts';
import { gameJobs } from '#domains/game/jobs.ts';
import { gameDesk } from '#domains/game/kinds.ts';
import { closedGamePolicy, talkPolicy } from '#domains/game/policy.ts';
import { gameRoutes } from '#domains/game/routes/game.ts';
import { NO_SPOILERS } from '#domains/game/rules/spoilers.ts';
import { forgetRequests } from '#domains/game/store/report/ask.ts';
import { gamePlace } from '#domains/game/store/talk.ts';
import { eraseWatched, exportWatched } from '#domains/game/store/watched.ts';
import type { Slice } from '#domains/slice.ts';

export const gameSlice: Slice = {
  name: 'game',
  routes: () => ({ game: gameRoutes }),
  desk: gameDesk,
  policies: [talkPolicy, closedGamePolicy],
  places: [gamePlace],
  days: gameDays,
  founding: gameFounding,
  jobs: ({ consumers }) => gameJobs(consumers),
  checks: [boxesEqualEvents, reportsEqualResults, everyFixtureOnce, noGameForgotten, oneGameADay],
  settings: { [NO_SPOILERS]: { kind: 'switch', default: false } },
  eraseUser: async (tx, { id }) => {
    await forgetRequests(tx, id);
    await eraseWatched(tx, id);
  },
  exportUser: async (db, { id }) => ({ watchedGames: await exportWatched(db, id) }),
};
