/** Writes the whole world, and everybody in it, into a file. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readWorld } from '#platform/clock/state.ts';
import { END_OF_TABLE, type FileHeader, FORMAT, FORMAT_VERSION } from '#world/transfer/format.ts';
import { ourTables, schemaFingerprint } from '#world/transfer/tables.ts';

/**
 * Exports one state of the world; it may go on meanwhile. The file appears under its name only when it is complete.
 *
 * @throws when there is no world, or the file cannot be written
 */
export async function exportWorld(
  pool: pg.Pool,
  { file, now, onTable = () => {} }: { file: string; now: Date; onTable?: (done: number, table: string) => void },
): Promise<FileHeader> {
  const client = await pool.connect();
  const unfinished = `${file}.part`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const { name, seed, size, seasonNumber: season, day } = await readWorld(drizzle(client, { casing: 'snake_case' }));
    const header: FileHeader = {
      format: FORMAT,
      version: FORMAT_VERSION,
      schema: await schemaFingerprint(client),
      exportedAt: now.toISOString(),
      world: { name, seed, size, season, day },
    };
    await pipeline(Readable.from(dump(client, header, onTable)), createGzip(), createWriteStream(unfinished));
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
  onTable: (done: number, table: string) => void,
): AsyncGenerator<Buffer | string> {
  yield `${JSON.stringify(header)}\n`;
  const tables = await ourTables(client);
  for (const [index, { table, columns }] of tables.entries()) {
    onTable(index / tables.length, table);
    yield `${JSON.stringify({ table, columns })}\n`;
    const names = columns.map((column) => `"${column}"`).join(', ');
    const rows: AsyncIterable<Buffer> = client.query(copyTo(`copy "${table}" (${names}) to stdout`));
    for await (const chunk of rows) yield chunk;
    yield `${END_OF_TABLE}\n`;
  }
}
