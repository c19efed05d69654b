/** Worlds whose clock runs, for tests of what moves them on: the clock, a manager's own pace, or every manager being ready. */
import { and, eq, like, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect } from 'vitest';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { draftPicks, drafts } from '#domains/draft/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { trades } from '#domains/trade/tables.ts';
import { WORLD_LOCK } from '#platform/clock/lock.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { tick } from '#world/clock.ts';
import { makePlayer } from './player.ts';
import { giveClub } from './seats.ts';
import { type Browser, logIn, makeBrowser, startTestServer, type TestServer } from './server.ts';
import { freshWorld } from './test-world.ts';
import { addressOf } from './user.ts';

/** More looks of the clock than any test needs: one that goes on and on fails. */
const MAX_LOOKS = 2_000;
/** More quarters of an hour than a day of these worlds has, and the day before it. */
const MAX_QUARTERS = 200;
/** The morning is due and nothing after it, so that the clock waits before the games of the day. */
const MORNING = new Date('2026-01-01T12:01:00Z');

/**
 * Returns a world for each test, in which Anna and Ben have no club yet, with its server. Its clock moves only while the test lets
 * it (`idle`, `until`, `arrives`, `dayPasses`), so that no test waits for real time or has to be faster than the clock.
 */
export function pacedWorld(clubs: NonNullable<Parameters<typeof freshWorld>[0]>['clubs'] = [1, 2]) {
  const { database, ids } = freshWorld({
    clubs,
    users: ['Anna', 'Ben'].map((name) => ({ name, lastOnlineAt: MORNING })),
    connections: 12,
  });
  const [annaId, benId] = ids('Anna', 'Ben');
  const server = {} as TestServer;
  const [anna, ben] = [makeBrowser(server), makeBrowser(server)];
  beforeEach(async () => {
    Object.assign(server, await startTestServer(database));
    server.clock.now = MORNING;
    for (const [name, browser] of Object.entries({ Anna: anna, Ben: ben })) {
      browser.cookies.clear();
      await logIn(browser, server, database, addressOf(name));
    }
  });
  afterEach(() => server.close());

  const row = () => readWorld(database.db);
  const later = (ms: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + ms);
  };
  /** Waits until nobody holds the world: the connection of the last look takes a moment to end, and the next would turn back. */
  async function isFree(): Promise<void> {
    const own = sql`(select oid from pg_database where datname = current_database())`;
    const holders = sql`select from pg_locks where locktype = 'advisory' and objid = ${WORLD_LOCK} and database = ${own}`;
    for (let asked = 0; asked < MAX_LOOKS; asked++) if ((await database.db.execute(holders)).rows.length === 0) return;
    throw new Error('the world is held');
  }
  /** Lets the clock look once. @returns whether it found something to do */
  async function looks(): Promise<boolean> {
    const { pool, db } = database;
    await isFree();
    const log = pino({ level: 'silent' });
    return (await tick(pool, { db, simulate: simulateHere, enqueue, now: () => server.clock.now, log })) === 0;
  }
  /** Lets the clock look until it finds nothing to do. */
  async function idle(): Promise<void> {
    for (let look = 0; look < MAX_LOOKS; look++) if (!(await looks())) return;
    throw new Error('the clock found no end');
  }
  /** Lets the clock look until this holds. @throws its failure, once the clock finds nothing to do */
  async function until(holds: () => Promise<void>): Promise<void> {
    for (let look = 0; look < MAX_LOOKS; look++) {
      try {
        return await holds();
      } catch (failure) {
        if (!(await looks())) throw failure;
      }
    }
    throw new Error('the clock found no end');
  }
  const arrives = (at: object) => until(async () => expect(await row()).toMatchObject(at));
  const play = (browser: Browser, target: string) => browser.put('/api/world/run', { target, speed: 'instant' });

  /** Advances the clock by a quarter of an hour at a time until the next day waits for its managers. */
  async function dayPasses(day: number) {
    const isOver = ({ step, pauseReason, ...at }: Awaited<ReturnType<typeof row>>) =>
      at.day === day && step === 'slot-1' && pauseReason === 'limit';
    for (let quarter = 0; quarter < MAX_QUARTERS; quarter++) {
      later(HOUR_MS / 4);
      await idle();
      if (isOver(await row())) return;
    }
    throw new Error(`day ${day} never waits for its managers`);
  }

  /**
   * Makes it the morning of the draft: Anna's club chooses first, a trade of hers is in escrow until tonight, and a free agent is
   * available.
   */
  async function draftAhead() {
    const { db } = database;
    const on = 3 * 63 + 60;
    const draftee = { teamId: null, birthSeason: 3 - 17, draftClass: 3, jerseyNumber: null };
    for (let amateur = 0; amateur < 16; amateur++) await makePlayer(db, { ...draftee, skill: 40 + amateur });
    await makePlayer(db, { teamId: null, birthSeason: 3 - 28, freeAgentSince: 3, skill: 75 });
    await db.transaction(async (tx) => {
      const rows = pgRows(tx);
      await handOutPicks(rows, 3);
      await rows.insert(drafts, [{ leagueId: 1, season: 3 }]);
      const picks = await rows.read(draftPicks, ['id', 'round', 'originalClubId'], { leagueId: 1, season: 3 });
      const spots = picks.map(({ id, round, originalClubId }) => ({ id, spot: (round - 1) * 2 + originalClubId }));
      await rows.update(draftPicks, 'id', spots);
    });
    const dates = {
      season: 3,
      madeOn: on - 1,
      expiresOn: on,
      createdAt: server.clock.now,
      escrowUntil: on,
      escrowOpenUntil: new Date(server.clock.now.getTime() + 12 * 3_600_000),
    };
    await db.insert(trades).values({ ...dates, fromClubId: 1, toClubId: 2, acceptedBy: [2], status: 'escrow' });
    await db.update(world).set({ day: 60, phase: 'draft' });
  }
  const draft = async () => (await database.db.select().from(drafts))[0];
  const roundsSettled = (day: number) =>
    database.db.$count(worldSteps, and(eq(worldSteps.day, day), like(worldSteps.key, 'slot-%')));

  /** Gives Anna a club in a world at her own pace, and lets the clock stop for her before the day's games. */
  async function annaAlone() {
    await arrives({ step: 'slot-1' });
    await giveClub(database.db, 1, annaId);
    await database.db.update(world).set({ pace: 'own' });
    await arrives({ pauseReason: 'limit' });
  }

  return {
    ...{ database, server, anna, ben, annaId, benId },
    ...{ row, later, idle, until, arrives, play, dayPasses, draftAhead, draft, roundsSettled, annaAlone },
  };
}
