/** A live game in a small world, and everything that the API answers while it is on: for tests of secrets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { call } from '@orpc/server';
import { asc } from 'drizzle-orm';
import { pino } from 'pino';
import { createApp } from '#app/http/app.ts';
import { findSession, openSession, recordVisit } from '#domains/auth/store/sessions.ts';
import { hashToken } from '#domains/auth/store/tokens.ts';
import { calendarFeeds } from '#domains/calendar/tables.ts';
import { LiveStreams } from '#domains/game/routes/live-streams.ts';
import { findGameView } from '#domains/game/views/game.ts';
import { lineupRoutes } from '#domains/lineups/routes.ts';
import { players } from '#domains/player/tables.ts';
import { slices } from '#domains/slices.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { type Database, drizzleOver } from '#platform/database/client.ts';
import type { TestDatabase } from '../database.ts';
import { someOf } from '../thorough.ts';
import { makeApiContext, makeSessionUser, SILENT_REALTIME } from './api-context.ts';
import { plainReads } from './every-read.ts';
import { makeGame, makeResult } from './game.ts';
import { AWAY, FACEOFF, HOME, LiveGame } from './live-game.ts';
import { giveClub } from './seats.ts';
import { makeUser } from './user.ts';

/** Token of the home manager's calendar. */
const CALENDAR_TOKEN = 'c'.repeat(32);

/** Longer than a stream waits before it sends what has come due. */
const STREAM_MS = 900;

/** Team 11, which has a manager, at home against team 21; each has played once and plays again tomorrow. */
export class WatchedGame {
  readonly managerId: number;
  private readonly live: LiveGame;
  /** A session of the home team's manager and one of an admin, by user. */
  private readonly sessions: readonly [userId: number, token: string][];
  private readonly turn: number;

  private constructor(
    live: LiveGame,
    { managerId, sessions, turn }: Pick<WatchedGame, 'managerId'> & { sessions: WatchedGame['sessions']; turn: number },
  ) {
    this.live = live;
    this.managerId = managerId;
    this.sessions = sessions;
    this.turn = turn;
  }

  /**
   * Makes the game in its own database.
   *
   * @param turn which quarter of the addresses the admin requests as well: a different one in the next game
   */
  static async make(turn = 0): Promise<WatchedGame> {
    const live = await LiveGame.make();
    const { db } = live;
    const managerId = await makeUser(db, { name: 'Home Manager' });
    const adminId = await makeUser(db, { name: 'The Admin', isAdmin: true });
    await giveClub(db, 1, managerId);
    await makeResult(db, { homeTeamId: AWAY, awayTeamId: HOME, day: 9, score: [2, 1] });
    await makeGame(db, { homeTeamId: AWAY, awayTeamId: HOME, day: 11 });
    await db.insert(calendarFeeds).values({ userId: managerId, token: CALENDAR_TOKEN });
    const sessions: [number, string][] = [];
    for (const userId of [managerId, adminId]) {
      const session = { userId, isRemembered: false, userAgent: 'test', now: FACEOFF };
      sessions.push([userId, await openSession(db, session)]);
    }
    return new WatchedGame(live, { managerId, sessions, turn });
  }

  get database(): TestDatabase {
    return this.live.database;
  }

  get gameId(): number {
    return this.live.id;
  }

  drop(): Promise<void> {
    return this.live.drop();
  }

  /** Plays the game up to and including `period`, each job at its time; returns when that period began. */
  async playUpTo(period: number): Promise<Date> {
    await this.live.start();
    let startedAt = FACEOFF;
    for (let next = 2; next <= period; next++) {
      const job = this.live.queue.take();
      if (!job?.runAt) throw new Error(`period ${next} was not queued`);
      await this.live.run(job);
      startedAt = job.runAt;
    }
    return startedAt;
  }

  /** Runs each queued job at its time, until the game has been recorded. */
  playToTheEnd(): Promise<void> {
    return this.live.runAll();
  }

  /** Returns the stored input of the game. */
  input(): Promise<MatchInput> {
    return this.live.input();
  }

  /**
   * Returns the answers of every call that only reads, made by the home team's manager at `now`, and one in four by an admin,
   * from an app without caches.
   *
   * @param only addresses that both request, instead of all of them
   */
  async everyAnswer(now: Date, only?: readonly string[]): Promise<Record<string, string>> {
    const { pool } = this.database;
    const db = drizzleOver(pool);
    const dataDir = mkdtempSync(join(tmpdir(), 'rinkside-watched-'));
    const app = await createApp({
      db,
      pool,
      heavyDb: db,
      realtime: SILENT_REALTIME,
      log: pino({ level: 'silent' }),
      publicUrl: 'http://localhost:3000',
      dataDir,
      rateLimitFactor: 1_000_000,
      // No request is turned away, however busy the machine is.
      maxEventLoopDelayMs: 0,
      now: () => now,
    });
    const answers: Record<string, string> = {};
    try {
      const all = await this.addresses(db);
      const unknown = only?.filter((url) => !all.includes(url)) ?? [];
      if (unknown.length > 0) throw new Error(`no call reads ${unknown.join(', ')}`);
      // A visit marks its user as online, which shows in answers: it is written before the first of them, since an app does so
      // after its answer.
      for (const [, token] of this.sessions) await this.visit(db, token, now);
      const readBy = async ([userId, token]: readonly [userId: number, token: string], place: number) => {
        const read: Record<string, string> = {};
        for (const url of only ?? (place === 0 ? all : someOf(all, 4, this.turn))) {
          const answer = await app.inject({ url: `/api${url}`, headers: cookieOf(token) });
          const { etag, 'content-length': length } = answer.headers;
          read[`${url} by ${userId}`] = [answer.statusCode, etag, length, answer.body].join('\n');
        }
        return read;
      };
      const made = Promise.all([...this.sessions.map(readBy), setTimeout(STREAM_MS)]);
      // The viewer stays until all calls are made.
      const streamed = this.streamed(db, now, made);
      for (const read of await made) Object.assign(answers, read);
      answers['auto-fill'] = JSON.stringify(await this.autoFilled(db, now));
      answers['live'] = JSON.stringify(await streamed);
    } finally {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
    return answers;
  }

  private async visit(db: Database, token: string, now: Date): Promise<void> {
    const session = await findSession(db, { tokenHash: hashToken(token), now, nouns: slices });
    if (!session) throw new Error('a session of the game has ended');
    await recordVisit(db, session, { ip: '', deviceId: '', now });
  }

  /** Returns the addresses with ids filled in; a call about something new has to be added here. */
  private async addresses(db: Database): Promise<string[]> {
    const rows = await db.select({ id: players.id }).from(players).orderBy(asc(players.id));
    const some = rows.filter((_, index) => index % 13 === 0).map(({ id }) => String(id));
    const ids: Record<string, string[]> = {
      games: [String(this.gameId)],
      teams: ['11', '12', '21'],
      benches: [`11/${this.gameId}`, `21/${this.gameId}`],
      clubs: ['1', '2'],
      leagues: ['1'],
      players: some,
      nations: ['1'],
      horn: ['horn1'],
      users: this.sessions.map(([userId]) => String(userId)),
      // There are none: the answer must still be the same.
      proposals: ['1'],
      coaches: ['1'],
      scouts: ['1'],
      agents: ['1'],
      federations: ['1'],
      presidents: ['1'],
      careers: ['coach', 'scout'],
      persons: ['1'],
      reporters: ['1'],
      articles: ['1'],
      interviews: ['1'],
      press: ['1'],
      trades: ['1'],
      conversations: ['1'],
      forum: ['1'],
      drafts: ['conversation/1'],
      follows: ['club/1'],
      cups: ['1'],
      championships: ['1'],
      picks: ['1'],
      raffles: ['1'],
      purchases: ['1'],
      sponsorships: ['club/1'],
      'custom-players': ['1'],
      admin: ['1'],
      calendars: [CALENDAR_TOKEN],
      'hall-of-fame': ['person/1', `user/${this.managerId}`],
    };
    return plainReads(ids).map(({ path }) => path);
  }

  private async autoFilled(db: Database, now: Date) {
    const context = makeApiContext(db, makeSessionUser({ id: this.managerId, teamIds: [11, 12, 13] }), { now });
    return call(lineupRoutes.autoFill, { id: HOME, lineup: null, mode: 'best' }, { context });
  }

  /** Returns what the stream sends to a viewer until then, while the clock is stopped at `now`. */
  private async streamed(db: Database, now: Date, until: Promise<unknown>): Promise<unknown[]> {
    const fail = (error: unknown) => {
      throw error;
    };
    const streams = new LiveStreams({ db, realtime: SILENT_REALTIME, onError: fail, clock: () => now });
    const view = await findGameView(db, this.gameId, { teamIds: [HOME], watchers: 0 }, now);
    if (!view) throw new Error('the game is gone');
    const leaving = new AbortController();
    const { signal } = leaving;
    const leave = () => leaving.abort();
    until.then(leave, leave);
    const messages: unknown[] = [];
    for await (const message of streams.watch(
      { gameId: this.gameId, after: -1, userId: this.managerId, teamIds: [HOME], signal },
      view,
    ))
      messages.push(message);
    streams.close();
    return messages;
  }
}

const cookieOf = (token: string) => ({ cookie: `rinkside_session=${token}` });

/** Returns the calls whose answers differ. */
export const differences = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).filter((url) => one[url] !== other[url]);

export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);
