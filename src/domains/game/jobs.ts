/** Jobs that move live games along, and the one that analyzes finished games. */

import * as z from 'zod';
import type { GameConsumer } from '#domains/game/facts.ts';
import { type Asked, giveSuggestions } from '#domains/game/store/advice.ts';
import { finishGame, playNextPeriod, requeueLiveGames } from '#domains/game/store/live.ts';
import { dropPuck, queueFaceoffs } from '#domains/game/store/real-time.ts';
import { makeGameReport } from '#domains/game/store/report/make.ts';
import { ids } from '#domains/ids.ts';
import { SIDE_NAMES } from '#engine/match/sides.ts';
import { defineJob, type RegisteredJob, registerJob } from '#platform/queue/job.ts';

/** Queued by the period before it, for the end of the intermission. */
const gamePeriodJob = (consumers: readonly GameConsumer[]) =>
  defineJob({
    name: 'game-period',
    cadence: 'on-demand',
    timeLimitSeconds: 30,
    payload: z.object({ gameId: ids.game, period: z.number().int() }),
    run: ({ db, now, enqueue }, { gameId, period }) =>
      db.transaction((tx) => playNextPeriod(tx, { gameId, period, now: now(), enqueue, consumers })),
  });

/** Queued by the last period, for the final horn. */
const gameFinishJob = (consumers: readonly GameConsumer[]) =>
  defineJob({
    name: 'game-finish',
    cadence: 'on-demand',
    timeLimitSeconds: 30,
    payload: z.object({ gameId: ids.game }),
    run: ({ db, now, enqueue }, { gameId }) =>
      db.transaction((tx) => finishGame(tx, { gameId, now: now(), enqueue, consumers })),
  });

/** Queued a few minutes ahead, for the faceoff of a game in real time. */
const gameFaceoffJob = (consumers: readonly GameConsumer[]) =>
  defineJob({
    name: 'game-faceoff',
    cadence: 'on-demand',
    timeLimitSeconds: 30,
    payload: z.object({ gameId: ids.game }),
    run: ({ db, now, enqueue }, { gameId }) =>
      db.transaction((tx) => dropPuck(tx, { gameId, now: now(), enqueue, consumers })),
  });

/** Queues upcoming faceoffs and requeues live games whose job was lost, e.g. given up after too many failures. */
const gameWatchJob = defineJob({
  name: 'game-watch',
  cadence: 'minutely',
  timeLimitSeconds: 30,
  payload: z.object({}),
  run: ({ db, now, enqueue }) =>
    db.transaction(async (tx) => {
      await requeueLiveGames(tx, enqueue);
      await queueFaceoffs(tx, { now: now(), enqueue });
    }),
});

/** Queued by the first request; runs one at a time, since it keeps a processor busy for seconds. */
const gameReportJob = defineJob({
  name: 'game-report',
  cadence: 'on-demand',
  timeLimitSeconds: 120,
  payload: z.object({ gameId: ids.game }),
  run: ({ db, signal }, { gameId }) => makeGameReport(db, gameId, { signal }),
});

/** Queued by a bench that asks; the queue makes one after another. */
const benchSuggestionsJob = defineJob<Asked>({
  name: 'bench-suggestions',
  cadence: 'on-demand',
  timeLimitSeconds: 30,
  payload: z.object({
    gameId: ids.game,
    period: z.number().int(),
    side: z.enum(SIDE_NAMES),
    number: z.number().int(),
  }),
  run: ({ db, signal }, asked) => giveSuggestions(db, asked, { signal }),
});

/** @param consumers what acts on games that end, in order. */
export function gameJobs(consumers: readonly GameConsumer[]): readonly RegisteredJob[] {
  return [
    registerJob(gamePeriodJob(consumers)),
    registerJob(gameFinishJob(consumers)),
    registerJob(gameFaceoffJob(consumers)),
    registerJob(gameWatchJob),
    registerJob(gameReportJob),
    registerJob(benchSuggestionsJob),
  ];
}
