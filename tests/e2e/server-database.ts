import pg from 'pg';
import { choosePace } from '#domains/world/store/pace.ts';
import { isTakingStep } from '#platform/clock/lock-soon.ts';
import { readWorld } from '#platform/clock/state.ts';
import { createDatabaseClient, type Transaction } from '#platform/database/client.ts';
import { openDatabase } from '#platform/database/open.ts';
import type { GameServer } from './game-server.ts';
import type { ServerClock } from './server-clock.ts';

/** Changes a running server's database as no call can, in one transaction: mostly, to let time pass. */
export async function inDatabaseOf(
  server: Pick<GameServer, 'dataDir'>,
  change: (client: pg.Client) => Promise<void>,
): Promise<void> {
  await connectedTo(server, async (connectionString) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      await client.query('begin');
      await change(client);
      await client.query('commit');
    } finally {
      await client.end();
    }
  });
}

/** Has a running server's worker run jobs now that are otherwise due once a minute. */
export async function runJobs(server: Pick<GameServer, 'dataDir'>, ...names: string[]): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    for (const name of names) await client.query(`select graphile_worker.add_job($1, payload := '{}')`, [name]);
  });
}

/** Changes a running server's database by the game's own stores, in one transaction: what happens on a day that is over. */
export async function throughStores(
  server: Pick<GameServer, 'dataDir'>,
  change: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await connectedTo(server, async (connectionString) => {
    const { db, pool } = createDatabaseClient(connectionString, 1);
    try {
      await db.transaction(change);
    } finally {
      await pool.end();
    }
  });
}

/** A step in progress holds the world for some seconds on a busy machine; each attempt waits for a while by itself. */
const ATTEMPTS = 20;

/**
 * Makes days shorter than users may, as `npm run world -- pace` does, as soon as no step is being taken.
 * @param clock the server's
 */
export async function setDayMinutes(
  server: Pick<GameServer, 'dataDir'>,
  dayMinutes: number,
  clock: Pick<ServerClock, 'now'>,
): Promise<void> {
  await connectedTo(server, async (connectionString) => {
    const { db, pool } = createDatabaseClient(connectionString, 1);
    try {
      const { pace } = await readWorld(db);
      const choose = () =>
        choosePace(db, { pace, dayMinutes }, { userId: null, isAdmin: true, now: new Date(clock.now()) });
      const done = await soon(choose, ATTEMPTS);
      if (!done.ok) throw new Error(`Days of ${dayMinutes} minutes were refused: ${done.code}`);
    } finally {
      await pool.end();
    }
  });
}

async function soon<Result>(change: () => Promise<Result>, attempts: number): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (attempts <= 1 || !isTakingStep(error)) throw error;
    return soon(change, attempts - 1);
  }
}

async function connectedTo(
  { dataDir }: Pick<GameServer, 'dataDir'>,
  work: (connectionString: string) => Promise<void>,
): Promise<void> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const database = await openDatabase({ dataDir, log });
  try {
    await work(database.connectionString);
  } finally {
    await database.stop();
  }
}
