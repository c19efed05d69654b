/** The one way to open a database: our own server by default, any other by its address. */

import { resolve } from 'node:path';
import pg from 'pg';
import { OperatorTrouble } from '../operator-trouble.ts';
import { faultOfAddress } from './address.ts';
import { databaseName } from './supervisor/cluster.ts';
import { type LeaseLog, takeLease } from './supervisor/lease.ts';
import { type MeetingPoint, port } from './supervisor/places.ts';

/** The oldest major version of PostgreSQL that the game's SQL runs on. */
const oldestVersion = 15;

export interface OpenDatabaseOptions {
  /** The folder of the embedded database; created if there is none. */
  dataDir: string;
  /** The address of a server that someone else runs; nothing is started then, and `dataDir` is not touched. */
  databaseUrl?: string | undefined;
  log: LeaseLog;
  /** False only for throwaway databases of tests: faster, but not safe against an outage. */
  isDurable?: boolean;
}

export interface OpenedDatabase {
  /** Understood by pg, graphile-worker and psql. */
  connectionString: string;
  /** Whether it is our embedded database. */
  isOurs: boolean;
  /** Releases it; the embedded server stops with its last user. End the pools first. */
  stop(): Promise<void>;
}

/**
 * Makes sure that there is a database to connect to. The embedded server runs until all processes that opened it have stopped or
 * ended; if it dies in the meantime it is restarted within a second or so, during which connections fail.
 *
 * @throws with a message for the operator if the server cannot be started or reached, or is too old
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir, log, isDurable = true } = options;
  if (databaseUrl) {
    const fault = faultOfAddress(databaseUrl);
    if (fault) throw new OperatorTrouble(fault);
    await requireVersion(databaseUrl);
    return { connectionString: databaseUrl, isOurs: false, stop: async () => {} };
  }
  const lease = await takeLease({ dataDir: resolve(dataDir), isDurable }, log).catch((error: Error) => {
    throw new OperatorTrouble(error.message, { cause: error });
  });
  await makeDatabase(lease.meeting);
  return { connectionString: addressOf(lease.meeting, databaseName), isOurs: true, stop: lease.release };
}

async function requireVersion(databaseUrl: string): Promise<void> {
  let client: pg.Client | null = null;
  try {
    client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version >= oldestVersion) return;
    throw new Error(`it is version ${version}, and the game needs ${oldestVersion} or newer`);
  } catch (error) {
    throw new OperatorTrouble(
      `The database that DATABASE_URL names cannot be used: ${reasonOf(error)}. ` +
        'Correct the address, or leave DATABASE_URL empty to use the embedded database.',
      { cause: error },
    );
  } finally {
    await client?.end().catch(() => {});
  }
}

/** Where a name resolves to several addresses, the errors of each come as a list without a message of its own. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return first instanceof Error ? first.message || first.name : String(first);
}

/** A new cluster has only its system databases. Two processes that start at once may both try; one of them succeeds. */
async function makeDatabase(meeting: MeetingPoint): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(meeting, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount) return;
    await client.query(`create database ${databaseName}`).catch((error: pg.DatabaseError) => {
      const isThere = error.code === '42P04' || error.code === '23505';
      if (!isThere) throw error;
    });
  } finally {
    await client.end();
  }
}

function addressOf({ socketDir }: MeetingPoint, database: string): string {
  return `postgresql://${databaseName}@/${database}?host=${encodeURIComponent(socketDir)}&port=${port}`;
}
