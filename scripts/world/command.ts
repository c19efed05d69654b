/** The building blocks of the commands of `scripts/world.ts`. */
import { resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { type Logger, pino } from 'pino';
import { createDatabaseClient, type DatabaseClient } from '#platform/database/client.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  help: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Whether it takes an argument besides its options, such as a file name; otherwise none. */
  takesWord?: boolean;
  /** The message when Ctrl-C or SIGTERM ends it. */
  interrupted: string;
  /** Whether it ends by itself when `signal` is aborted; otherwise the process ends at once. */
  endsItself?: boolean;
  /** @returns the exit code. */
  run(args: { values: Values; positionals: readonly string[]; signal: AbortSignal }): Promise<number>;
}

/** A problem that the operator can fix; only the message is shown. */
export class OperatorError extends Error {
  readonly isForOperator = true;
}

export interface OpenWorld extends DatabaseClient {
  log: Logger;
}

/** Opens the database that the options and the environment name, brings it up to date, and closes it after `work`. */
export async function withDatabase<T>(values: Values, work: (opened: OpenWorld) => Promise<T>): Promise<T> {
  const dataDir = resolve(text(values, 'data-dir') ?? process.env['DATA_DIR'] ?? './data');
  return withDatabaseAt({ dataDir, databaseUrl: process.env['DATABASE_URL'] || undefined }, work);
}

/** Does the same with the database in this folder, or at this address. */
export async function withDatabaseAt<T>(
  place: { dataDir: string; databaseUrl?: string | undefined },
  work: (opened: OpenWorld) => Promise<T>,
): Promise<T> {
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'warn' }, pino.destination(2));
  const database = await openDatabase({ ...place, log });
  const client = createDatabaseClient(database.connectionString);
  try {
    await migrate(client.pool);
    return await work({ ...client, log });
  } finally {
    await client.pool.end();
    await database.stop();
  }
}

export function text(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns a whole number from an option. @throws OperatorError when it is not one, or out of bounds */
export function wholeNumber(
  values: Values,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise?: number },
): number {
  const given = text(values, name);
  if (given === undefined && otherwise !== undefined) return otherwise;
  const value = Number(given);
  if (given !== undefined && /^\d+$/.test(given) && value >= least && value <= most) return value;
  throw new OperatorError(`--${name} must be a whole number from ${least} to ${most}.`);
}
