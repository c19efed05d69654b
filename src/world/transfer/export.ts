/** Exports the whole world with all its users into a file that only its owner may read. */

import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { liveGameIds } from '#domains/game/store/live.ts';
import { readWorld } from '#platform/clock/state.ts';
import { END_OF_TABLE, type FileHeader, FORMAT, FORMAT_VERSION } from '#world/transfer/format.ts';
import { sourceOf } from '#world/transfer/secrets.ts';
import { ourTables, schemaFingerprint } from '#world/transfer/tables.ts';

/** Thrown because live games cannot be exported without the secrets that determine their outcome. */
export class LiveGamesError extends Error {
  constructor(games: number) {
    super(`${games === 1 ? 'A game is' : `${games} games are`} live, and how they end would be in the file.`);
  }
}

export interface ExportOptions {
  file: string;
  now: Date;
  /** Includes secrets that open accounts and determine live games, for the operator's own backups. */
  withSecrets: boolean;
  onTable?: (done: number, table: string) => void;
}

/**
 * Exports one snapshot of the world, which may go on meanwhile. The file appears under its name only when it is
 * complete.
 *
 * @throws LiveGamesError for an export without secrets during games; when there is no world, or the file cannot be
 * written
 */
export async function exportWorld(
  pool: pg.Pool,
  { file, now, withSecrets, onTable = () => {} }: ExportOptions,
): Promise<FileHeader> {
  const client = await pool.connect();
  const unfinished = `${file}.part`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const db = drizzle(client, { casing: 'snake_case' });
    const { name, seed, size, seasonNumber: season, day } = await readWorld(db);
    const live = withSecrets ? [] : await liveGameIds(db);
    if (live.length > 0) throw new LiveGamesError(live.length);
    const header: FileHeader = {
      format: FORMAT,
      version: FORMAT_VERSION,
      schema: await schemaFingerprint(client),
      exportedAt: now.toISOString(),
      world: { name, seed, size, season, day },
    };
    await pipeline(
      Readable.from(dump(client, header, { withSecrets, onTable })),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await client.query('commit');
    await rename(unfinished, file);
    return header;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    client.release(true);
  }
}

async function* dump(
  client: pg.ClientBase,
  header: FileHeader,
  { withSecrets, onTable }: Required<Pick<ExportOptions, 'withSecrets' | 'onTable'>>,
): AsyncGenerator<Buffer | string> {
  yield `${JSON.stringify(header)}\n`;
  const tables = await ourTables(client);
  for (const [index, { table, columns }] of tables.entries()) {
    onTable(index / tables.length, table);
    yield `${JSON.stringify({ table, columns })}\n`;
    const rows: AsyncIterable<Buffer> = client.query(
      copyTo(`copy (${sourceOf(table, columns, { withSecrets })}) to stdout`),
    );
    for await (const chunk of rows) yield chunk;
    yield `${END_OF_TABLE}\n`;
  }
}
