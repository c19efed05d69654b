/**
 * A walk through every call of the contract: users of a whole world make each call with success. The parts of the walk are files
 * of this folder; which calls they make is also read from their sources, so that the gate knows a call that none of them makes.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type DeclaredCall, declaredCalls } from '#app/http/calls.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { readWorld } from '#platform/clock/state.ts';
import { LocalProvider } from '#platform/payment/local.ts';
import { SIGNATURE_HEADER } from '#platform/payment/provider.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';
import { advance } from '#world/advance.ts';
import { takeStep } from '#world/steps/take-step.ts';
import type { TestDatabase } from '../database.ts';
import { playDue, playOut } from '../factories/live-game.ts';
import { giveClub } from '../factories/seats.ts';
import { type Browser, logIn, makeBrowser, startTestServer, type TestServer } from '../factories/server.ts';
import { SHARED_WORLD } from '../factories/shared-world.ts';
import { addressOf, makeUser } from '../factories/user.ts';
import { steppingOn } from '../factories/whole-world.ts';

const CALLS = new Map(declaredCalls().map((call) => [call.name, call]));

/** Users with an account; the first three manage a club each, and their ids are those of their clubs. */
export const USERS = [
  ...['Mia', 'Ole', 'Kim'],
  ...['Fan', 'Friend', 'Boss', 'Vice', 'Member', 'Head', 'Eye', 'Agent', 'Writer', 'Broke', 'Newcomer'],
] as const;
export type Who = (typeof USERS)[number] | 'guest';

const ADMINS: readonly Who[] = ['Boss', 'Vice'];

/** Users may buy, bet and give: they have been here for months, and are of age. */
const LONG_AGO = new Date('2025-06-01T00:00:00Z');
const ADULT = { createdAt: LONG_AGO, activatedAt: LONG_AGO, isAdult: true, ageDeclaredAt: LONG_AGO };

/** What a call takes: parameters of its path, and the rest of its query or body. */
type Input = Readonly<Record<string, unknown>>;

export class Walk {
  /** Calls that were made with success. */
  readonly made = new Set<string>();
  /** Calls that were refused, or parts of the walk that stopped: 'forum.post: 422 …'. */
  readonly faults: string[] = [];
  /** Reads that were refused for one thing, by call: none is left if another thing was answered. */
  readonly refused = new Map<string, string>();
  readonly database: TestDatabase;
  private url = '';
  readonly server: TestServer;
  private readonly browsers: Map<Who, Browser>;
  private readonly payments: LocalProvider;

  private constructor(database: TestDatabase, made: { server: TestServer; payments: LocalProvider }) {
    this.database = database;
    this.server = made.server;
    this.payments = made.payments;
    this.browsers = new Map([['guest', makeBrowser(made.server)]]);
  }

  /** Serves a whole world, and makes its users. */
  static async begin(database: TestDatabase): Promise<Walk> {
    const now = () => server.clock.now;
    const payments = new LocalProvider({
      ...{ db: database.db, pageUrl: 'http://localhost:3001', secret: 'whsec_test', now },
    });
    const server: TestServer = await startTestServer(database, { payments });
    server.clock.now = SHARED_WORLD.now;
    payments.connect(async ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
      await server.app.inject({ method: 'POST', url: '/webhooks/payments', payload: body, headers });
    });
    const walk = new Walk(database, { server, payments });
    for (const [index, name] of USERS.entries()) {
      const id = await makeUser(database.db, { name, ...ADULT, isAdmin: ADMINS.includes(name) });
      if (id !== index + 1) throw new Error(`the id of ${name} was taken`);
    }
    await giveClub(database.db, 1, 1);
    await walk.enter();
    return walk;
  }

  get now(): Date {
    return this.server.clock.now;
  }

  idOf(who: Exclude<Who, 'guest'>): number {
    return USERS.indexOf(who) + 1;
  }

  /** Opens a browser for each user, in which they are logged in. */
  async enter(): Promise<void> {
    for (const name of USERS) {
      const browser = makeBrowser(this.server, { address: `10.0.0.${this.idOf(name)}` });
      await logIn(browser, this.server, this.database, addressOf(name)).catch(() => {});
      this.browsers.set(name, browser);
    }
  }

  /** Returns a browser without a session at an address of its own. */
  newBrowser(): Browser {
    return makeBrowser(this.server, { address: '10.0.1.1' });
  }

  browserOf(who: Who): Browser {
    const browser = this.browsers.get(who);
    if (!browser) throw new Error(`${who} has no browser`);
    return browser;
  }

  /** Makes a call; returns the data of its answer, or null after a refusal, which is noted. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape, in which the walk looks up ids
  async use(name: string, who: Who | Browser, input: Input = {}, headers: Record<string, string> = {}): Promise<any> {
    const call = CALLS.get(name);
    if (!call) throw new Error(`there is no call ${name}`);
    const browser = typeof who === 'string' ? this.browserOf(who) : who;
    const { address, rest } = requestOf(call, input);
    const body = call.method === 'GET' || Object.keys(rest).length === 0 ? undefined : rest;
    const answer = await browser.unsafe(String(call.method), address, body, headers);
    if (answer.status >= 300) {
      this.faults.push(`${name}: ${answer.status} ${answer.text.slice(0, 400)}`);
      return null;
    }
    this.made.add(name);
    return answer.body?.data ?? answer.body ?? {};
  }

  /** Makes a call that only reads by one user after the other, until one gets an answer. */
  async readBy(readers: readonly Who[], name: string, path: string): Promise<void> {
    const refusals: string[] = [];
    for (const who of readers) {
      const { status, text } = await this.browserOf(who).get(`/api${path}`);
      if (status < 300) {
        this.made.add(name);
        this.refused.delete(name);
        return;
      }
      refusals.push(`${path} ${status} ${text.slice(0, 80)}`);
    }
    this.refused.set(name, refusals.slice(0, 3).join('; '));
  }

  /** Opens a stream by the first user who gets it, until its first bytes. */
  async streamOf({ name, path }: DeclaredCall, ids: Readonly<Record<string, readonly string[]>>): Promise<void> {
    const url = await this.address();
    const noun = path.split('/')[1] ?? '';
    for (const id of path.includes('{') ? (ids[noun] ?? []) : ['']) {
      for (const who of USERS) {
        const leaving = new AbortController();
        const cookie = [...this.browserOf(who).cookies].map(([key, value]) => `${key}=${value}`).join('; ');
        const answer = await fetch(`${url}/api${path.replace(/\{\w+\}/, id)}`, {
          headers: { cookie },
          signal: leaving.signal,
        });
        if (answer.status === 200) this.made.add(name);
        leaving.abort();
        if (answer.status === 200) return;
      }
    }
  }

  private async address(): Promise<string> {
    if (this.server.app.server.listening) return this.url;
    this.url = await this.server.app.listen({ port: 0, host: '127.0.0.1' });
    return this.url;
  }

  /** Makes a call with one input after the other until it succeeds; `between` prepares the next try. */
  async first(
    name: string,
    who: Who,
    inputs: Iterable<Input>,
    between: () => Promise<unknown> = async () => {},
  ): Promise<void> {
    const before = this.faults.length;
    for (const input of inputs) {
      this.faults.length = before;
      await this.use(name, who, input);
      if (this.faults.length === before) return;
      await between();
    }
  }

  /** Makes a call that may be refused. @returns whether it succeeded */
  async tries(name: string, who: Who, input: Input): Promise<boolean> {
    const before = this.faults.length;
    await this.use(name, who, input);
    const isDone = this.faults.length === before;
    this.faults.length = before;
    return isDone;
  }

  /** Plays what is due of live games a quarter of a minute later. */
  async goOn(): Promise<void> {
    this.wait(15_000);
    await playDue(this.database.db, this.now);
  }

  /** Takes the next step of the world's day. */
  async step(): Promise<void> {
    const { db } = this.database;
    await takeStep(
      steppingOn(db, () => this.now),
      momentOf(await readWorld(db)),
      'command',
    );
  }

  /** Runs a part of the walk; what stops it is noted, and the next part begins. */
  async part(play: (walk: Walk) => Promise<void>): Promise<void> {
    try {
      await play(this);
    } catch (error) {
      this.faults.push(`${play.name} stopped: ${error instanceof Error ? error.stack?.slice(0, 600) : String(error)}`);
    }
  }

  /** Moves the world on by mornings, and the server's clock with it; sessions that ran out are renewed. */
  async days(count: number): Promise<void> {
    for (let day = 0; day < count; day++) {
      this.server.clock.now = new Date(this.now.getTime() + HOUR_MS);
      await advance(
        steppingOn(this.database.db, () => this.now),
        { by: 'day', count: 1 },
      );
    }
    await this.enter();
  }

  /** Returns the day of the world. */
  async today(): Promise<{ season: number; day: number }> {
    const { rows } = await this.database.db.execute<{ season: number; day: number }>(
      sql`select season_number as season, day from world`,
    );
    return rows[0] ?? { season: 1, day: 1 };
  }

  /** Returns the absolute day of the world. */
  absoluteDay(): Promise<number> {
    return this.one(sql`select season_number * 63 + day as value from world`);
  }

  /** Moves the world on to the morning of a day of this season. */
  async until(day: number): Promise<void> {
    const { day: today } = await this.today();
    if (day > today) await this.days(day - today);
  }

  /** Moves the server's clock on, and not the world. */
  wait(milliseconds: number): void {
    this.server.clock.now = new Date(this.now.getTime() + milliseconds);
  }

  /** Returns `value` of the first row. @throws when there is none */
  async one<Value = number>(query: SQL): Promise<Value> {
    const [first] = await this.all<Value>(query);
    if (first === undefined || first === null)
      throw new Error(
        `nothing was found by ${JSON.stringify(query.queryChunks.map((chunk) => (chunk as { value?: unknown }).value ?? chunk)).slice(0, 300)}`,
      );
    return first;
  }

  /** Returns `value` of all rows. */
  async all<Value = number>(query: SQL): Promise<Value[]> {
    const { rows } = await this.database.db.execute<{ value: Value }>(query);
    return rows.map(({ value }) => value);
  }

  async run(query: SQL): Promise<void> {
    await this.database.db.execute(query);
  }

  /** Runs work on rows, in its own transaction. */
  inRows<Answer>(work: (rows: Rows) => Promise<Answer>): Promise<Answer> {
    return this.database.db.transaction((tx) => work(pgRows(tx)));
  }

  /** Plays a live game to its end, and sets the server's clock to then. */
  async gameEnds(gameId: number): Promise<void> {
    this.server.clock.now = await playOut(this.database.db, gameId, this.now);
  }

  /** Pays an order at the payment provider. */
  pay(url: string): Promise<unknown> {
    return this.payments.pay(url.split('/').at(-1) ?? '', 'success');
  }
}

/** Returns the address of a call with its parameters, and what is left of its input. */
function requestOf({ method, path }: DeclaredCall, input: Input): { address: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams(
    Object.entries(rest).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  return { address: `/api${filled}${method === 'GET' && query !== '' ? `?${query}` : ''}`, rest };
}
