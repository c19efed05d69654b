/** A game between two rosters that is played live; its jobs run when a test says so. */

import { eq } from 'drizzle-orm';
import { openCompetitions } from '#domains/competition/store/competitions.ts';
import { msPerGameSecond } from '#domains/game/rules/pace.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { finishGame, playNextPeriod, requeueLiveGames, startLiveGames } from '#domains/game/store/live.ts';
import { loadPeriods } from '#domains/game/store/periods.ts';
import { games } from '#domains/game/tables.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import type { Database } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { gameConsumers } from '../../src/domains/slices.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { makeClub } from './club.ts';
import { makeGame } from './game.ts';
import { makeRoster } from './player.ts';
import { type Queued, testQueue } from './queue.ts';
import { makeWorld, type TestWorld } from './world.ts';

export const FACEOFF = new Date('2026-01-01T12:06:00Z');
export const DAY_MINUTES = 60;
/** Teams of clubs 1 and 2. */
export const [HOME, AWAY] = [11, 21];

/** Makes home and away team with their players, and returns their ids. */
type MakeTeams = (db: Database, world: TestWorld) => Promise<readonly [home: number, away: number]>;

async function twoClubs(db: Database, { leagueIds, season }: TestWorld): ReturnType<MakeTeams> {
  for (const id of [1, 2]) await makeClub(db, { id, leagueIds, season });
  await makeRoster(db, HOME);
  await makeRoster(db, AWAY);
  return [HOME, AWAY];
}

/** Runs a queued job of a live game as the worker would. */
async function runGameJob(
  db: Database,
  job: Queued,
  at: { gameId: number; now: Date; enqueue: Enqueue },
): Promise<void> {
  const moment = { ...at, consumers: gameConsumers };
  await db.transaction(async (tx) => {
    if (job.name === 'game-finish') await finishGame(tx, moment);
    else await playNextPeriod(tx, { ...moment, period: job.payload.period ?? 0 });
  });
}

/** Runs the jobs of all live games that are due, as the worker would. */
export async function playDue(db: Database, now: Date): Promise<void> {
  const queue = testQueue();
  await db.transaction((tx) => requeueLiveGames(tx, queue.enqueue));
  for (let job = queue.take(); job?.runAt && job.runAt <= now; job = queue.take()) {
    await runGameJob(db, job, { gameId: job.payload.gameId ?? 0, now, enqueue: queue.enqueue });
  }
}

/** Plays a live game to its end, each job at its time. @returns when it was over */
export async function playOut(db: Database, gameId: number, began: Date): Promise<Date> {
  const queue = testQueue();
  await db.transaction((tx) => requeueLiveGames(tx, queue.enqueue));
  let now = began;
  for (let job = queue.take(); job; job = queue.take()) {
    now = job.runAt ?? now;
    await runGameJob(db, job, { gameId, now, enqueue: queue.enqueue });
  }
  return now;
}

export class LiveGame {
  readonly queue = testQueue();
  readonly database: TestDatabase;
  readonly id: number;

  private constructor(database: TestDatabase, id: number) {
    this.database = database;
    this.id = id;
  }

  /**
   * Makes a game in its own database, not started yet; a league game unless another competition is named, between two clubs
   * unless `makeTeams` makes others.
   */
  static async make(
    competition?: Parameters<typeof openCompetitions>[1][number],
    makeTeams: MakeTeams = twoClubs,
  ): Promise<LiveGame> {
    const database = await createTestDatabase();
    const [homeTeamId, awayTeamId] = await makeTeams(database.db, await makeWorld(database.db));
    const opened = competition
      ? await database.db.transaction((tx) => openCompetitions(pgRows(tx), [competition]))
      : [];
    const slot = competition?.kind === 'scrimmage' ? null : 1;
    const fixture = { homeTeamId, awayTeamId, seed: 12_345, slot };
    const id = await makeGame(database.db, { ...fixture, ...opened.map((made) => ({ competitionId: made.id }))[0] });
    return new LiveGame(database, id);
  }

  get db(): TestDatabase['db'] {
    return this.database.db;
  }

  drop(): Promise<void> {
    return this.database.drop();
  }

  /** @returns the ids of the games that have begun. */
  start(now = FACEOFF): Promise<number[]> {
    return this.db.transaction((tx) =>
      startLiveGames(tx, {
        gameIds: [this.id],
        now,
        msPerSecond: msPerGameSecond(DAY_MINUTES),
        enqueue: this.queue.enqueue,
      }),
    );
  }

  /** Runs a queued job as the worker would, at its time or this much later. */
  run(job: Queued, lateMs = 0): Promise<void> {
    return runGameJob(this.db, job, {
      gameId: this.id,
      now: new Date((job.runAt?.getTime() ?? 0) + lateMs),
      enqueue: this.queue.enqueue,
    });
  }

  /** Runs queued jobs in order of time, until none is left. */
  async runAll(): Promise<void> {
    for (let job = this.queue.take(); job; job = this.queue.take()) await this.run(job);
  }

  async row(): Promise<typeof games.$inferSelect | undefined> {
    return (await this.db.select().from(games).where(eq(games.id, this.id)))[0];
  }

  async events(): Promise<MatchEvent[]> {
    return ((await loadPeriods(this.db, [this.id])).get(this.id) ?? []).flatMap(({ events }) => [...events]);
  }

  async input(): Promise<MatchInput> {
    const input = (await loadInputs(this.db, [this.id])).get(this.id);
    if (!input) throw new Error('no input was stored');
    return input;
  }
}
