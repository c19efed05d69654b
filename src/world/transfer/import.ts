/** Imports a world from a file into an empty database. */

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { keepSecret, newSecret } from '#platform/clock/secret.ts';
import { findWorld } from '#platform/clock/state.ts';
import { worldSecret } from '#platform/clock/tables.ts';
import { withBareTables } from '#platform/database/bulk-load.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { WorldExistsError } from '#world/creation/create.ts';
import {
  END_OF_TABLE,
  type FileHeader,
  fileHeader,
  linesOf,
  type TableHeader,
  tableHeader,
} from '#world/transfer/format.ts';
import { ourTables, schemaFingerprint } from '#world/transfer/tables.ts';

/** Thrown when the file cannot be imported; the message says why. */
export class UnfitFileError extends Error {}

/**
 * Imports a world in one transaction: as a whole or not at all.
 *
 * @throws WorldExistsError when the database has a world; UnfitFileError when the file is damaged, truncated or of
 * another version
 */
export async function importWorld(
  pool: pg.Pool,
  { file, onTable = () => {} }: { file: string; onTable?: (table: string) => void },
): Promise<FileHeader> {
  const client = await pool.connect();
  try {
    const db = drizzle(client, { casing: 'snake_case' });
    return await db.transaction(async (tx) => {
      if (await findWorld(tx)) throw new WorldExistsError();
      const tables = await ourTables(client);
      const header = await withBareTables(
        tx,
        tables.map(({ table }) => table),
        () => readFile(client, { file, tables, onTable }),
      );
      // For a file without secrets, the future is drawn again from a new key.
      if ((await tx.$count(worldSecret)) === 0) await keepSecret(pgRows(tx), newSecret());
      for (const { table, columns } of tables) {
        if (!columns.includes('id')) continue;
        const found = sql`select pg_get_serial_sequence(${table}, 'id') as sequence`;
        const sequence = (await tx.execute<{ sequence: string | null }>(found)).rows[0]?.sequence;
        // Ids from elsewhere, such as texts, have no sequence.
        if (!sequence) continue;
        await tx.execute(
          sql`select setval(${sequence}::regclass, greatest(1, (select max(id) from ${sql.identifier(table)})))`,
        );
      }
      return header;
    });
  } finally {
    client.release(true);
  }
}

interface Reading {
  file: string;
  tables: readonly TableHeader[];
  onTable(table: string): void;
}

async function readFile(client: pg.ClientBase, { file, tables, onTable }: Reading): Promise<FileHeader> {
  const bytes = createReadStream(file).pipe(createGunzip());
  try {
    const lines = linesOf(bytes);
    const header = parsed(fileHeader, (await lines.next()).value, 'The file cannot be read');
    if (header.schema !== (await schemaFingerprint(client))) {
      throw new UnfitFileError('The file was written by another version of the program: use that version to read it.');
    }
    const missing = new Set(tables.map(({ table }) => table));
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const { table, columns } = parsed(tableHeader, line.value, 'The file is damaged');
      if (!missing.delete(table)) throw new UnfitFileError(`The file is damaged: unexpected table ${table}.`);
      onTable(table);
      await copyTable(client, { table, columns }, lines);
    }
    if (missing.size > 0) throw new UnfitFileError(`The file is cut short: it lacks ${[...missing].join(', ')}.`);
    return header;
  } catch (error) {
    const isDamaged = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isDamaged ? new UnfitFileError('The file is damaged or cut short.') : error;
  } finally {
    bytes.destroy();
  }
}

async function copyTable(client: pg.ClientBase, { table, columns }: TableHeader, lines: AsyncIterator<Buffer>) {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const stream = client.query(copyFrom(`copy "${table}" (${names}) from stdin`));
  const failed = once(stream, 'error').then(([error]) => Promise.reject(error));
  const done = Promise.race([once(stream, 'finish'), failed]);
  try {
    for (;;) {
      const line = await lines.next();
      if (line.done) throw new UnfitFileError('The file is cut short.');
      if (line.value.length === 3 && line.value.toString('latin1', 0, 2) === END_OF_TABLE) break;
      if (!stream.write(line.value)) await Promise.race([once(stream, 'drain'), done]);
    }
    stream.end();
    await done;
  } catch (error) {
    // The connection would wait forever for the remaining rows; this signals that none will follow.
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
    await done.catch(() => {});
    throw error;
  }
}

function parsed<T>(
  shape: {
    safeParse(
      value: unknown,
    ): { success: true; data: T } | { success: false; error: { issues: { message: string }[] } };
  },
  line: Buffer | undefined,
  complaint: string,
): T {
  let value: unknown;
  try {
    value = JSON.parse(line?.toString('utf8') ?? '');
  } catch {
    throw new UnfitFileError(`${complaint}: it is no world of Rinkside.`);
  }
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  throw new UnfitFileError(`${complaint}: ${result.error.issues[0]?.message ?? 'it makes no sense'}.`);
}
