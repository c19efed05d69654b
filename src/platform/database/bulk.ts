/**
 * Writes many rows at once: COPY for new rows, one statement over arrays for rows that may exist. A game day writes some ten
 * thousand rows, and one statement per row would take a hundred times as long.
 */
import { once } from 'node:events';
import { getTableColumns, getTableName, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { binaryCopy, type RowLayout } from './binary-rows.ts';
import type { Database, Transaction } from './client.ts';
import { copyAtOnce } from './copy-at-once.ts';

/** Text is collected up to this many characters before it is sent to the server. */
const chunkLength = 1 << 18;

interface BulkColumn {
  key: string;
  name: string;
  type: string;
}

/**
 * Inserts rows by COPY, in the order given. The columns are those of the first row; all rows must have the same.
 * Columns that are left out take their defaults; ids that the database usually gives may be given here.
 */
export async function copyInto<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(table, Object.keys(rows[0] as object));
  const command = copyCommand(table, columns);
  const chunks = chunksOf(rows, columns);
  const first = chunks.next().value ?? '';
  const second = chunks.next();
  if (second.done) return copyAtOnce(clientOf(tx), [{ command, rows: Buffer.from(first) }]);
  await copyInParts(clientOf(tx), command, function* () {
    yield first;
    yield second.value;
    yield* chunks;
  });
}

/** Yields the lines of the rows, joined into chunks. */
function* chunksOf(rows: readonly object[], columns: readonly BulkColumn[]): Generator<string, undefined> {
  let chunk = '';
  for (const row of rows as readonly Record<string, unknown>[]) {
    chunk += lineOf(row, columns);
    if (chunk.length <= chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** Rows already made ready, perhaps on another thread: see `binary-rows.ts`. */
export interface ReadyRows {
  table: PgTable;
  /** The layout they were made with. */
  layout: RowLayout;
  parts: readonly Uint8Array[];
}

/** Inserts ready rows into one table after the other, in the order given, all in one message to the server. */
export async function copyRows(tx: Transaction, tables: readonly ReadyRows[]): Promise<void> {
  const copies = tables
    .filter(({ parts }) => parts.some((part) => part.length > 0))
    .map(({ table, layout, parts }) => ({
      command: `${copyCommand(table, columnsOf(table, Object.keys(layout)))} with (format binary)`,
      rows: binaryCopy(parts),
    }));
  if (copies.length > 0) await copyAtOnce(clientOf(tx), copies);
}

function copyCommand(table: PgTable, columns: readonly BulkColumn[]): string {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  return `copy "${getTableName(table)}" (${names}) from stdin`;
}

/** Copies more rows than should be in memory twice. */
async function copyInParts(client: pg.ClientBase, command: string, chunks: () => Iterable<string>): Promise<void> {
  const stream = client.query(copyFrom(command));
  const done = Promise.race([once(stream, 'finish'), once(stream, 'error').then(([error]) => Promise.reject(error))]);
  // The stream may fail while the next rows are prepared, and again when it is destroyed: `done` reports the error later.
  done.catch(() => {});
  stream.on('error', () => {});
  try {
    for (const chunk of chunks()) if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done]);
    stream.end();
    await done;
  } catch (error) {
    // The connection would wait forever for the remaining rows; this tells it that none will come.
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
    await done.catch(() => {});
    throw error;
  }
}

/** Returns a row as COPY reads it. */
function lineOf(row: Record<string, unknown>, columns: readonly BulkColumn[]): string {
  let line = '';
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index] as BulkColumn;
    const value = row[column.key];
    if (index > 0) line += '\t';
    // Most values are counts.
    if (typeof value === 'number' && !isJson(column.type)) line += value;
    else {
      const text = textOf(value, column.type);
      line += text === null ? '\\N' : escaped(text);
    }
  }
  return `${line}\n`;
}

/**
 * Inserts rows; where a row with the same key exists, adds to its `add` columns and replaces its `set` columns. No two rows of a
 * call may have the same key.
 */
export async function mergeInto<T extends PgTable>(
  tx: Database | Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
  on: {
    key: readonly (keyof T['$inferInsert'] & string)[];
    add?: readonly (keyof T['$inferInsert'] & string)[];
    set?: readonly (keyof T['$inferInsert'] & string)[];
    /** Existing rows are changed only if this is true of them; by default always. */
    where?: SQL;
  },
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(table, Object.keys(rows[0] as object));
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const changes: SQL[] = [];
  for (const { name } of columnsOf(table, on.add ?? [])) {
    changes.push(sql`${sql.identifier(name)} = ${table}.${sql.identifier(name)} + excluded.${sql.identifier(name)}`);
  }
  for (const { name } of columnsOf(table, on.set ?? [])) {
    changes.push(sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  }
  const key = sql.join(
    columnsOf(table, on.key).map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const where = on.where ? sql` where ${on.where}` : sql``;
  const then = changes.length > 0 ? sql`do update set ${sql.join(changes, sql`, `)}${where}` : sql`do nothing`;
  await tx.execute(
    sql`insert into ${table} (${names}) select ${casts(columns)} from ${unnested(columns, rows)} on conflict (${key}) ${then}`,
  );
}

/** Updates one row for each of `rows`, found by the column `key`; sets the other columns present. */
export async function updateRows<T extends PgTable>(
  tx: Database | Transaction,
  table: T,
  key: keyof T['$inferSelect'] & string,
  rows: readonly Partial<T['$inferSelect']>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(table, Object.keys(rows[0] as object));
  const sets = columns
    .filter((column) => column.key !== key)
    .map(({ name, type }) => sql`${sql.identifier(name)} = v.${sql.identifier(name)}::${sql.raw(type)}`);
  const by = columns.find((column) => column.key === key);
  if (!by) throw new RangeError(`rows to update need their ${key}`);
  const name = sql.identifier(by.name);
  await tx.execute(
    sql`update ${table} set ${sql.join(sets, sql`, `)} from ${unnested(columns, rows)} where ${table}.${name} = v.${name}::${sql.raw(by.type)}`,
  );
}

/**
 * Reads some columns of many rows without drizzle's mapping of each value, which takes longer than the query. For numbers, texts,
 * booleans, JSON and arrays of numbers or texts; other types come as the driver returns them.
 */
export async function readRows<T extends PgTable, K extends keyof T['$inferSelect'] & string>(
  db: Database | Transaction,
  table: T,
  keys: readonly K[],
  rest: SQL,
): Promise<Pick<T['$inferSelect'], K>[]> {
  const list = columnsOf(table, keys).map(({ key, name }) => `"${name}" as "${key}"`);
  const { rows } = await db.execute(sql`select ${sql.raw(list.join(', '))} from ${table} ${rest}`);
  // For these types the driver returns the same values as drizzle.
  return rows as Pick<T['$inferSelect'], K>[];
}

/** Deletes rows and returns some of their columns, in the order of their ids where they have one. */
export async function removeRows<T extends PgTable, K extends keyof T['$inferSelect'] & string>(
  tx: Database | Transaction,
  table: T,
  keys: readonly K[],
  where: SQL,
): Promise<Pick<T['$inferSelect'], K>[]> {
  const list = columnsOf(table, keys).map(({ key, name }) => `"${name}" as "${key}"`);
  const byId = 'id' in getTableColumns(table) ? sql`order by id` : sql``;
  const { rows } = await tx.execute(
    sql`with gone as (delete from ${table} where ${where} returning *) select ${sql.raw(list.join(', '))} from gone ${byId}`,
  );
  return rows as Pick<T['$inferSelect'], K>[];
}

/**
 * Returns the condition that the column is one of these ids: `in (…)` with one list, which costs drizzle and the server less than
 * as many values. @param ids in a prepared query their placeholder
 */
export function oneOf(column: PgColumn, ids: readonly number[] | Placeholder): SQL {
  return sql`${column} = any(${ids instanceof Placeholder ? ids : `{${ids.join(',')}}`}::integer[])`;
}

/** Types whose values can be sent as one list; lists of JSON and of arrays are sent as lists of their texts. */
const SIMPLE_TYPES: ReadonlySet<string> = new Set(['smallint', 'integer', 'bigint', 'boolean']);

/**
 * Returns the rows as a relation `v`: `unnest($1::integer[], $2::text[], …) as v (…)`; values that are not simple are sent as
 * text.
 */
function unnested(columns: readonly BulkColumn[], rows: readonly object[]): SQL {
  const lists = columns.map(({ key, type }) => {
    const list = (rows as readonly Record<string, unknown>[]).map((row) => textOf(row[key], type));
    // One array literal instead of a list of strings: the driver would scan each for characters to escape.
    if (SIMPLE_TYPES.has(type)) return sql`${`{${list.map((text) => text ?? 'null').join(',')}}`}::${sql.raw(type)}[]`;
    return sql`${sql.param(list)}::text[]`;
  });
  const names = columns.map((column) => sql.identifier(column.name));
  return sql`unnest(${sql.join(lists, sql`, `)}) as v (${sql.join(names, sql`, `)})`;
}

function casts(columns: readonly BulkColumn[]): SQL {
  return sql.join(
    columns.map(({ name, type }) => sql`v.${sql.identifier(name)}::${sql.raw(type)}`),
    sql`, `,
  );
}

function columnsOf(table: PgTable, keys: readonly string[]): BulkColumn[] {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return keys.map((key) => {
    const column = columns[key];
    if (!column) throw new RangeError(`${getTableName(table)} has no column ${key}`);
    return { key, name: snakeCase(column.name), type: column.getSQLType() };
  });
}

/** Returns a name as drizzle's `casing: 'snake_case'` writes it, for the names in use here. */
function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const isJson = (type: string) => type === 'jsonb' || type === 'json';

/** Returns a value in PostgreSQL's text form; null for SQL's null. */
function textOf(value: unknown, type: string): string | null {
  if (value === null || value === undefined) return null;
  if (isJson(type)) return JSON.stringify(value);
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
      return String(value);
  }
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) {
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  }
  throw new TypeError(`a ${typeof value} is no value for ${type}`);
}

function elementOf(value: unknown): string {
  return typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value);
}

const special = /[\\\t\n\r]/g;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Returns text escaped for a line of COPY. */
function escaped(text: string): string {
  return text.replace(special, (character) => escapes[character] ?? character);
}

/** Returns the connection of a transaction, which COPY needs. drizzle offers no way to it but its session. */
function clientOf(tx: Transaction): pg.ClientBase {
  const { client } = tx._.session as unknown as { client: pg.ClientBase };
  return client;
}

/** Attempts to take a block of ids before giving up: rows that are added one by one take ids in between. */
const BLOCKS_TRIED = 50;
/**
 * Transactions that add rows one by one get a random pause in which to do so, of this many seconds at most and longer each time.
 */
const BLOCK_WAIT_SECONDS = 0.002;
/** The first key of the advisory locks, "blck" in ASCII; the second one is the table's name. */
const BLOCK_LOCK = 0x626c636b;

/**
 * Returns the first of `count` consecutive new ids of a table, from its sequence: no other transaction gets them, whether or not
 * rows are made of them. Transactions that take blocks of one table take turns; none waits for another's transaction to end, as a
 * lock taken after a savepoint ends with the rollback to it, which returns no ids.
 *
 * @param count 0 takes none; the result is then meaningless.
 */
export async function takeIds(tx: Transaction, table: PgTable, count: number): Promise<number> {
  if (count === 0) return 0;
  const name = getTableName(table);
  const client = clientOf(tx);
  const literal = client.escapeLiteral(name);
  for (let tried = 0; tried < BLOCKS_TRIED; tried++) {
    if (tried > 0) await tx.execute(sql`select pg_sleep(random() * ${tried * BLOCK_WAIT_SECONDS}::float8)`);
    // In one message, so that no concurrent query of the caller can get in between and be rolled back.
    const answers: unknown = await client.query(`
      savepoint block;
      select pg_advisory_xact_lock(${BLOCK_LOCK}, hashtext(${literal}));
      select min(id)::int as first, max(id)::int as last
      from (select nextval(pg_get_serial_sequence(${literal}, 'id')) as id from generate_series(1, ${count})) as taken;
      rollback to savepoint block;
      release savepoint block`);
    const [, , { rows }] = answers as [unknown, unknown, pg.QueryResult<{ first: number; last: number }>];
    const [block] = rows;
    if (block && block.last - block.first === count - 1) return block.first;
  }
  throw new Error(`no block of ${count} ids was to be had for ${name}`);
}

/** Makes the ids of a table continue after `last`, for rows that came with their own ids. */
export async function continueIds(tx: Database | Transaction, table: PgTable, last: number): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), ${Math.max(1, last)}, ${last > 0})`,
  );
}

/**
 * Returns ids taken by aborted transactions to the sequence, to be used again. For a table whose rows are never deleted, by a
 * caller who alone adds to it until the transaction ends.
 */
export async function giveBackIds(tx: Transaction, table: PgTable): Promise<void> {
  const { rows } = await tx.execute<{ last: number | null }>(sql`select max(id)::int as last from ${table}`);
  await continueIds(tx, table, rows[0]?.last ?? 0);
}
