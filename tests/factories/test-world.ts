/** Small worlds for tests, with their clubs, managers, server and browsers, which are removed after them. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { users as userTable } from '#domains/account/tables.ts';
import { clubFinances } from '#domains/finances/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Check } from '#platform/check.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world as worldTable } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { openRealtime, type Realtime } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';
import { createTestDatabase, type TestDatabase, testDatabase } from '../database.ts';
import { SILENT_REALTIME } from './api-context.ts';
import { type ClubOptions, makeClub } from './club.ts';
import { giveMoney } from './money.ts';
import { makeRoster } from './player.ts';
import { type Browser, logIn, makeBrowser, startTestServer, type TestServer } from './server.ts';
import { undone } from './undone.ts';
import { addressOf, makeUser } from './user.ts';
import { makeNation, makeWorld, type NationCode, type WorldDate, worldOf } from './world.ts';

interface Club extends Omit<ClubOptions, 'leagueIds' | 'managerId' | 'season'> {
  manager?: string;
  /** Its teams that have 20 players of skill 60. */
  rosters?: readonly Level[];
  /** Its balance; left out: zero. */
  money?: number;
  /** Its revenue in this season. */
  revenue?: number;
}
type User = Partial<typeof userTable.$inferInsert> & { name: string };

interface Contents extends WorldDate {
  /**
   * By id, or with more; the first, second and so on also by its manager alone. They are listed in the tables of the season. A
   * manager who is not one of `users` is made as well.
   */
  clubs?: readonly (number | string | Club)[];
  /** Teams of each club that have a roster, unless the club says otherwise. */
  rosters?: readonly Level[];
  /** By name, or with more of their row. */
  users?: readonly (string | User)[];
  /** Nations 2 and so on. */
  nations?: readonly NationCode[];
}

interface DatabaseOptions {
  /** Maximum open connections: races need more than five. */
  connections?: number;
}

interface ServerOptions {
  /** Whether the server hears all published messages; left out: none. */
  isHeard?: boolean;
}

/** One element for each name. */
type EachOf<Names extends readonly string[], Thing> = { [Index in keyof Names]: Thing };

/**
 * Returns the world of the tests of a file, or of the enclosing `describe`. It exists when the first hook after it runs, with a
 * server if `server`, `realtime` or `browsers` was asked for. The tests share its database: one that changes what others read
 * takes the `tx` of `it`, which is rolled back after it.
 */
export function testWorld({
  isHeard = false,
  connections,
  ...contents
}: Contents & ServerOptions & DatabaseOptions = {}) {
  const database = testDatabase(connections);
  const { db } = database;
  const { populate, idOf, ...known } = plan(contents);
  const { world } = known;
  const server = {} as TestServer;
  const realtime: Realtime = { ...SILENT_REALTIME };
  const browsers = new Map<string, Browser>();
  let isServed = false;

  const browserOf = (name: string) => {
    idOf(name);
    isServed = true;
    const browser = browsers.get(name) ?? makeBrowser(server);
    browsers.set(name, browser);
    return browser;
  };

  beforeAll(async () => {
    await populate(db);
    if (!isServed) return;
    const failures: unknown[] = [];
    if (isHeard) Object.assign(realtime, await openRealtime(database.pool, (error) => failures.push(error)));
    Object.assign(server, await startTestServer(database, { realtime }));
    for (const [name, browser] of browsers) await logIn(browser, server, database, addressOf(name));
    return async () => {
      await server.close();
      await realtime.close();
      expect(failures).toEqual([]);
    };
  });

  return {
    ...known,
    idOf,
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
    it: test.extend<{ tx: Transaction }>({ tx: ({}, use) => undone(db, use) }),
    database,
    db,
    /** Runs work on rows, in its own transaction. */
    inRows: <Answer>(work: (rows: Rows) => Promise<Answer>) => db.transaction((tx) => work(pgRows(tx))),
    /** Returns a day as the code that moves the world on knows it, by default of the same season. */
    on: (day: number, season = world.season) => ({
      ...{ season, day, absoluteDay: absoluteDayOf({ season, day }), secret: world.secret },
    }),
    /** Makes it this day from now on, by default of the same season. */
    goTo: async (day: number, seasonNumber?: number) => {
      await db.update(worldTable).set({ day, ...(seasonNumber !== undefined && { seasonNumber }) });
    },
    /** Returns the faults that these checks find in the present world. */
    async faults(...checks: readonly Check[]): Promise<string[]> {
      const now = await readWorld(db);
      const found = await Promise.all(checks.map((check) => check.run({ db, world: now })));
      return found.flatMap((one) => one.faults);
    },
    /** Makes and logs in a user who comes later. */
    get arrive() {
      isServed = true;
      return async (user: string | User): Promise<{ id: number; browser: Browser }> => {
        const row = userOf(user);
        const id = await makeUser(db, row);
        const browser = makeBrowser(server);
        await logIn(browser, server, database, row.email ?? addressOf(row.name));
        return { id, browser };
      };
    },
    /** Returns the browser of a user for whom `browsers` was asked before. */
    browserOf,
    /** Returns browsers in which these users are logged in, the same one each time for each user. */
    browsers: <const Names extends readonly string[]>(...names: Names) =>
      names.map(browserOf) as EachOf<Names, Browser>,
    get server() {
      isServed = true;
      return server;
    },
    get realtime() {
      isServed = true;
      return realtime;
    },
  };
}

/**
 * Returns a world for each test, for tests that race on several connections and change what the next one would read: each has a
 * copy of the first one; read it as `database.db` when needed.
 */
export function freshWorld({ connections, ...contents }: Contents & DatabaseOptions = {}) {
  const database = {} as TestDatabase;
  const { populate, world, ids } = plan(contents);
  let original: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    original = await createTestDatabase();
    await populate(original.db);
    await original.pool.end();
    return () => original.drop();
  });
  beforeEach(async () => {
    Object.assign(database, await createTestDatabase(connections, original));
    return () => database.drop();
  });
  return { database, world, ids };
}

const userOf = (user: string | User): User => (typeof user === 'string' ? { name: user } : user);

/** Returns what is known of a world before it exists, and how to make it. */
function plan({ clubs = [], users = [], nations = [], rosters: usual = [], ...date }: Contents) {
  const world = worldOf(date);
  const rows = clubs.map((club, index): Club => {
    if (typeof club === 'number') return { id: club };
    return typeof club === 'string' ? { id: index + 1, manager: club } : club;
  });
  const people = users.map(userOf);
  for (const { manager } of rows) {
    if (manager !== undefined && !people.some(({ name }) => name === manager)) people.push({ name: manager });
  }
  const idOf = (name: string) => {
    const index = people.findIndex((user) => user.name === name);
    if (index < 0) throw new Error(`${name} is not among the users`);
    return index + 1;
  };
  return {
    world,
    idOf,
    /** Returns the ids of these users. */
    ids: <const Names extends readonly string[]>(...names: Names) => names.map(idOf) as EachOf<Names, number>,
    async populate(db: Database) {
      const { leagueIds, season } = await makeWorld(db, date);
      for (const [index, code] of nations.entries()) await makeNation(db, index + 2, code);
      for (const user of people) {
        if ((await makeUser(db, user)) !== idOf(user.name)) throw new Error(`the id of ${user.name} was taken`);
      }
      for (const { manager, rosters = usual, money, revenue, ...club } of rows) {
        const managerId = manager === undefined ? null : idOf(manager);
        const { teamIds } = await makeClub(db, { ...club, leagueIds, season, managerId });
        for (const level of rosters) await makeRoster(db, teamIds[level]);
        if (revenue !== undefined) await db.insert(clubFinances).values({ clubId: club.id, seasonRevenue: revenue });
        if (money !== undefined) await giveMoney(db, { account: `club:${club.id}`, amount: money, season });
      }
    },
  };
}
