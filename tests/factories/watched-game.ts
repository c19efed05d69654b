/** A live game in a small world, and everything that the API answers while it is on: for tests of what nobody may learn. */
import { call } from '@orpc/server';
import { asc } from 'drizzle-orm';
import { pino } from 'pino';
import { expect } from 'vitest';
import { openSession } from '#domains/auth/store/sessions.ts';
import { LiveStreams } from '#domains/game/routes/live-streams.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { finishGame, playNextPeriod, startLiveGames } from '#domains/game/store/live.ts';
import { findGameView } from '#domains/game/store/view.ts';
import { lineupRoutes } from '#domains/lineups/routes.ts';
import { players } from '#domains/player/tables.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { createDatabaseClient, type Database } from '#server/database/client.ts';
import { createApp } from '#server/http/app.ts';
import { declaredCalls } from '#server/http/calls.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { makeApiContext, makeSessionUser, SILENT_REALTIME } from './api-context.ts';
import { makeClub } from './club.ts';
import { makeGame, makeResult } from './game.ts';
import { makeRoster } from './player.ts';
import { testQueue } from './queue.ts';
import { makeUser } from './user.ts';
import { makeWorld } from './world.ts';

export const FACEOFF = new Date('2026-01-01T12:06:00Z');
const DAY_MINUTES = 60;
const [HOME, AWAY] = [11, 21];

/** Team 11, which has a manager, at home against team 21; each has played once and plays again tomorrow. */
export class WatchedGame {
  readonly database: TestDatabase;
  readonly gameId: number;
  readonly managerId: number;
  /** A session of the home team's manager and one of an admin, by user. */
  private readonly sessions: readonly [userId: number, token: string][];
  private readonly queue = testQueue();

  private constructor(
    database: TestDatabase,
    ids: { gameId: number; managerId: number },
    sessions: readonly [userId: number, token: string][],
  ) {
    this.database = database;
    this.gameId = ids.gameId;
    this.managerId = ids.managerId;
    this.sessions = sessions;
  }

  /** In a database of its own. */
  static async make(): Promise<WatchedGame> {
    const database = await createTestDatabase();
    const { db } = database;
    const { leagueIds, season } = await makeWorld(db);
    const managerId = await makeUser(db, { name: 'Home Manager' });
    const adminId = await makeUser(db, { name: 'The Admin', isAdmin: true });
    await makeClub(db, { id: 1, leagueIds, season, ownerUserId: managerId });
    await makeClub(db, { id: 2, leagueIds, season });
    await makeRoster(db, HOME);
    await makeRoster(db, AWAY);
    await makeResult(db, { homeTeamId: AWAY, awayTeamId: HOME, day: 9, score: [2, 1] });
    const gameId = await makeGame(db, { homeTeamId: HOME, awayTeamId: AWAY, seed: 12_345 });
    await makeGame(db, { homeTeamId: AWAY, awayTeamId: HOME, day: 11 });
    const sessions: [number, string][] = [];
    for (const userId of [managerId, adminId]) {
      const session = { userId, isRemembered: false, userAgent: 'test', now: FACEOFF };
      sessions.push([userId, await openSession(db, session)]);
    }
    return new WatchedGame(database, { gameId, managerId }, sessions);
  }

  drop(): Promise<void> {
    return this.database.drop();
  }

  /** Plays the game up to and including `period`, each job at its time; answers when that period began. */
  async playUpTo(period: number): Promise<Date> {
    await this.database.db.transaction((tx) =>
      startLiveGames(tx, {
        gameIds: [this.gameId],
        now: FACEOFF,
        dayMinutes: DAY_MINUTES,
        enqueue: this.queue.enqueue,
      }),
    );
    let startedAt = FACEOFF;
    for (let next = 2; next <= period; next++) {
      const now = this.queue.take()?.runAt;
      if (!now) throw new Error(`period ${next} was not queued`);
      await this.database.db.transaction((tx) =>
        playNextPeriod(tx, { gameId: this.gameId, period: next, now, enqueue: this.queue.enqueue }),
      );
      startedAt = now;
    }
    return startedAt;
  }

  /** Lets each job that is queued run at its time, until the game has been recorded. */
  async playToTheEnd(now: Date): Promise<void> {
    for (let job = this.queue.take(); job; job = this.queue.take()) {
      const moment = { gameId: this.gameId, now: job.runAt ?? now, enqueue: this.queue.enqueue };
      const { name, payload } = job;
      await this.database.db.transaction((tx) =>
        name === 'game-finish'
          ? finishGame(tx, moment)
          : playNextPeriod(tx, { ...moment, period: payload.period ?? 0 }),
      );
    }
  }

  /** What the game began with, as it is stored. */
  async input(): Promise<MatchInput> {
    const input = (await loadInputs(this.database.db, [this.gameId])).get(this.gameId);
    return input ?? expect.unreachable('the game has no input');
  }

  /** Every call that only reads, asked by the home team's manager and by an admin at `now`, on a fresh connection. */
  async everyAnswer(now: Date): Promise<Record<string, string>> {
    const { db, pool } = createDatabaseClient(this.database.url);
    const app = await createApp({
      db,
      pool,
      realtime: SILENT_REALTIME,
      log: pino({ level: 'silent' }),
      publicUrl: 'http://localhost:3000',
      dataDir: '/nonexistent',
      hasDevOutbox: false,
      rateLimitFactor: 1_000_000,
      now: () => now,
    });
    const answers: Record<string, string> = {};
    try {
      // A visit marks its user as online, which other answers count.
      for (const [, token] of this.sessions) await app.inject({ url: '/api/user', headers: cookieOf(token) });
      for (const [userId, token] of this.sessions) {
        for (const url of await this.addresses(db)) {
          const answer = await app.inject({ url: `/api${url}`, headers: cookieOf(token) });
          const { etag, 'content-length': length } = answer.headers;
          answers[`${url} by ${userId}`] = [answer.statusCode, etag, length, answer.body].join('\n');
        }
      }
      answers['auto-fill'] = JSON.stringify(await this.autoFilled(db, now));
      answers['live'] = JSON.stringify(await this.streamed(db, now));
    } finally {
      await app.close();
      await pool.end();
    }
    return answers;
  }

  /** What the ids in the paths stand for; a call about something new has to be added here. */
  private async addresses(db: Database): Promise<string[]> {
    const rows = await db.select({ id: players.id }).from(players).orderBy(asc(players.id));
    const some = rows.filter((_, index) => index % 13 === 0).map(({ id }) => String(id));
    const ids: Record<string, string[]> = {
      games: [String(this.gameId)],
      teams: ['11', '12', '21'],
      clubs: ['1', '2'],
      leagues: ['1'],
      players: some,
      nations: ['1'],
      horn: ['horn1'],
    };
    return declaredCalls().flatMap(({ name, method, path }) => {
      if (method !== 'GET' || name === 'game.live') return [];
      const noun = path.split('/')[1] ?? '';
      if (!path.includes('{')) return [path];
      const values = ids[noun];
      if (!values || path.split('{').length > 2) throw new Error(`say in this test what ${path} may be about`);
      return values.map((value) => path.replace(/\{\w+\}/, value));
    });
  }

  private async autoFilled(db: Database, now: Date) {
    const context = makeApiContext(db, makeSessionUser({ id: this.managerId, teamIds: [11, 12, 13] }), { now });
    return call(lineupRoutes.autoFill, { id: HOME, lineup: null, mode: 'best' }, { context });
  }

  /** What the stream sends to a watcher while the clock stands at `now`. */
  private async streamed(db: Database, now: Date): Promise<unknown[]> {
    const fail = (error: unknown) => {
      throw error;
    };
    const streams = new LiveStreams({ db, realtime: SILENT_REALTIME, onError: fail, clock: () => now });
    const view = await findGameView(db, this.gameId, { teamIds: [HOME], watchers: 0 }, now);
    if (!view) throw new Error('the game is gone');
    const signal = AbortSignal.timeout(900);
    const messages: unknown[] = [];
    for await (const message of streams.watch({ gameId: this.gameId, after: -1, teamIds: [HOME], signal }, view))
      messages.push(message);
    streams.close();
    return messages;
  }
}

const cookieOf = (token: string) => ({ cookie: `rinkside_session=${token}` });

/** The calls that answer differently. */
export const differences = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).filter((url) => one[url] !== other[url]);

export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);
