/**
 * A league in a database, and accounts that use the API on copies of it: for bots whose tricks are in calls and not in trades
 * alone.
 */
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { declaredCalls } from '#app/http/calls.ts';
import { users } from '#domains/account/tables.ts';
import { openSession } from '#domains/auth/store/sessions.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import type { ClubId, PlayerId, TeamId, UserId } from '#engine/ids.ts';
import type { Position } from '#engine/player/skills.ts';
import { knownSecret } from '#engine/secret.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { readToday } from '#platform/clock/today.ts';
import { createDatabaseClient, type Database, type DatabaseClient } from '#platform/database/client.ts';
import { migrate } from '#platform/database/migrate.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { advance } from '#world/advance.ts';
import { createWorld } from '#world/creation/create.ts';
import { openBenchApp } from '../bench/parts/bench-app.ts';
import { makeManagers } from '../bench/parts/played-world.ts';
import { withThrowawayDatabase } from '../bench/parts/throwaway.ts';
import { withDatabase } from '../connection-string.ts';
import { bestFreeAgents, bestPlayersOf, firstTeamOf, type Holdings, holdingsOf } from './account-holdings.ts';

const CLUBS = 20;
/** Accounts of a stage, each at its own address unless a bot moves it. */
const ACCOUNTS = 2;

export interface Account {
  userId: UserId;
  /** Network address of its requests. */
  address: string;
  cookies: Map<string, string>;
}

interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bots look into answers of every shape
  body: any;
}

export interface Stage {
  db: Database;
  own: Account;
  second: Account;
  /** First teams by club. */
  teamOf: ReadonlyMap<ClubId, TeamId>;
  call(account: Account, name: string, input: Readonly<Record<string, unknown>>): Promise<Answered>;
  /** Returns the time on the stage's own clock. */
  now(): Date;
  nextDay(): Promise<void>;
  holdings(clubId: ClubId): Promise<Holdings>;
  isRunBy(clubId: ClubId, account: Account): Promise<boolean>;
  /** Returns the players of a club, best first. */
  bestOf(clubId: ClubId): Promise<PlayerId[]>;
  /** Returns the players of a club's first team, best first. */
  firstTeamOf(clubId: ClubId): Promise<{ id: PlayerId; position: Position }[]>;
  /** Returns free agents, best first. */
  freeAgents(count: number): Promise<PlayerId[]>;
}

/** The clock of a stage: a real day passes with each game day, so that anything that takes real days happens. */
class StageClock {
  private moment: number;

  constructor(from: Date) {
    this.moment = from.getTime();
  }

  readonly now = (): Date => new Date(this.moment);

  passDay(): void {
    this.moment += DAY_MS;
  }
}

/** Opens an empty database for some work, and removes it afterward. */
export type OnDatabase = typeof withThrowawayDatabase;
/** The day of the first faceoff, or the first day between two seasons on which clubs sign and buy out. */
export type Scene = 'faceoff' | 'summer';

const SUMMER_DAY = 60;

/**
 * Makes a league of one tier without any manager, and lets `work` play scenes in it, each on its own copy.
 * @param onDatabase a throwaway database by default
 */
export async function withStages<T>(
  { seed, onDatabase = withThrowawayDatabase }: { seed: number; onDatabase?: OnDatabase | undefined },
  work: (play: <P>(scene: Scene, play: (stage: Stage) => Promise<P>) => Promise<P>) => Promise<T>,
): Promise<T> {
  return onDatabase(async (opened) => {
    const copies = new Copies(opened);
    const made: Partial<Record<Scene, string>> = {};
    const begun = new Date();
    /** When a scene begins. */
    const times: Record<Scene, Date> = { faceoff: begun, summer: begun };
    const faceoff = async () => {
      made.faceoff ??= await copies.make('faceoff', null, async ({ db, pool }) => {
        await migrate(pool);
        const league = { size: CLUBS, seed, secret: knownSecret(seed), pastSeasons: 0, dayMinutes: 60 };
        await createWorld({ ...league, isAtFaceoff: true, db, now: begun, threads: 1 });
        // The first of them is an admin, who is left out.
        await makeManagers(db, 1 + ACCOUNTS, []);
      });
      return made.faceoff;
    };
    const summer = async () => {
      made.summer ??= await copies.make('summer', await faceoff(), async ({ db }) => {
        const clock = new StageClock(begun);
        while ((await readToday(db)).day < SUMMER_DAY) await nextDay(db, clock);
        times.summer = clock.now();
      });
      return made.summer;
    };
    let played = 0;
    try {
      return await work(async (scene, play) => {
        const from = await (scene === 'faceoff' ? faceoff() : summer());
        const name = `play${played++}`;
        let result: Awaited<ReturnType<typeof play>> | undefined;
        await copies.make(name, from, async (client) => {
          result = await onStage(client, new StageClock(times[scene]), play);
        });
        await copies.remove(name);
        return result as Awaited<ReturnType<typeof play>>;
      });
    } finally {
      await copies.removeAll();
    }
  });
}

/** Databases beside an existing one, each copied from another. */
class Copies {
  private readonly opened: DatabaseClient;
  private readonly base: string;
  private readonly address: string;
  private readonly names = new Set<string>();

  constructor(opened: DatabaseClient) {
    this.opened = opened;
    this.address = String(opened.pool.options.connectionString);
    this.base = /\/([^/?]+)(?:\?.*)?$/.exec(this.address)?.[1] ?? 'rinkside';
  }

  /** @returns its name, once no connection to it is left */
  async make(name: string, template: string | null, fill: (client: DatabaseClient) => Promise<void>): Promise<string> {
    const own = `${this.base}_${name}`;
    await this.opened.pool.query(`create database ${own} ${template === null ? '' : `template ${template}`}`);
    this.names.add(own);
    const client = createDatabaseClient(withDatabase(this.address, own));
    try {
      await fill(client);
    } finally {
      await client.pool.end();
    }
    return own;
  }

  async remove(name: string): Promise<void> {
    await this.drop(`${this.base}_${name}`);
  }

  async removeAll(): Promise<void> {
    for (const own of this.names) await this.drop(own);
  }

  private async drop(own: string): Promise<void> {
    await this.opened.pool.query(`drop database if exists ${own} with (force)`);
    this.names.delete(own);
  }
}

const LOG = pino({ level: 'silent' });
const nextDay = async (db: Database, clock: StageClock): Promise<void> => {
  clock.passDay();
  await advance({ db, simulate: simulateHere, enqueue, now: clock.now, log: LOG }, { by: 'day', count: 1 });
};

async function onStage<P>(client: DatabaseClient, clock: StageClock, play: (stage: Stage) => Promise<P>): Promise<P> {
  const { db } = client;
  const server = await openBenchApp(client, { isPatient: true, now: clock.now });
  const proTeams = (await db.select().from(teams).where(eq(teams.level, 'PRO'))).filter(isOfClub);
  const teamIds = new Map(proTeams.map(({ id, clubId }) => [clubId, id]));
  try {
    const [own, second] = (await openAccounts(db, clock.now())) as [Account, Account];
    return await play({
      ...{ db, own, second },
      teamOf: teamIds,
      call: (account, name, input) => send(server.app, account, name, input),
      now: clock.now,
      nextDay: () => nextDay(db, clock),
      holdings: (clubId) => holdingsOf(db, clubId),
      isRunBy: async (clubId, { userId }) => (await managerOf(pgReader(db), clubId)) === userId,
      bestOf: (clubId) => bestPlayersOf(db, clubId),
      firstTeamOf: (clubId) => firstTeamOf(db, teamIds.get(clubId) ?? 0),
      freeAgents: (count) => bestFreeAgents(db, count),
    });
  } finally {
    await server.close();
  }
}

/** Returns users that the stage was made with, logged in. */
async function openAccounts(db: Database, now: Date): Promise<Account[]> {
  const made = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, false)).orderBy(users.id);
  return Promise.all(
    made.map(async ({ id: userId }, index) => {
      const token = await openSession(db, { userId, isRemembered: true, userAgent: 'bot', now });
      return { userId, address: `10.0.${index}.1`, cookies: new Map([['rinkside_session', token]]) };
    }),
  );
}

type App = Awaited<ReturnType<typeof openBenchApp>>['app'];
const CALLS = new Map(declaredCalls().map((call) => [call.name, call]));

async function send(
  app: App,
  account: Account,
  name: string,
  input: Readonly<Record<string, unknown>>,
): Promise<Answered> {
  const call = CALLS.get(name);
  if (!call) throw new RangeError(`there is no call ${name}`);
  // Some calls take headers as well, in a detailed input.
  const isDetailed = 'params' in input;
  const left = { ...(isDetailed ? (input['params'] as object) : input) } as Record<string, unknown>;
  const path = call.path.replace(/\{(\w+)\}/g, (_all, key: string) => {
    const value = left[key];
    delete left[key];
    return encodeURIComponent(String(value));
  });
  const headers = (isDetailed ? (input['headers'] ?? {}) : {}) as Record<string, string>;
  const body = isDetailed ? input['body'] : left;
  if (call.method === 'GET') return request(app, account, { method: 'GET', path: `/api${path}`, headers });
  if (!account.cookies.has('XSRF-TOKEN')) {
    await request(app, account, { method: 'GET', path: '/api/sanctum/csrf-cookie', headers: {} });
  }
  return request(app, account, { method: String(call.method), path: `/api${path}`, headers, body });
}

async function request(
  app: App,
  { cookies, address }: Account,
  { method, path, headers, body }: { method: string; path: string; headers: Record<string, string>; body?: unknown },
): Promise<Answered> {
  const response = await app.inject({
    method: method as 'POST',
    url: path,
    remoteAddress: address,
    headers: {
      ...headers,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  for (const { name, value } of response.cookies) cookies.set(name, encodeURIComponent(value));
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return { status: response.statusCode, body: isJson && response.body !== '' ? JSON.parse(response.body) : null };
}
