/** Rows of any table, by the values of their columns: for tests that read and change data past the game. */
import { and, asc, eq, getTableColumns, getTableName, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '#platform/database/client.ts';

type Db = Database | Transaction;
type Row<T extends PgTable> = T['$inferSelect'];

/** Conditions on the named columns: a value, null for none, or one of several. */
type Values<T extends PgTable> = { readonly [K in keyof Row<T>]?: Row<T>[K] | readonly Row<T>[K][] };

function conditionOf(table: PgTable, values: object): SQL | undefined {
  const columns = getTableColumns(table);
  return and(
    ...Object.entries(values).map(([name, value]) => {
      const column = columns[name];
      if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
      if (value === undefined) throw new Error(`rows of ${getTableName(table)} were asked for without their ${name}`);
      if (value === null) return isNull(column);
      return Array.isArray(value) && column.dataType !== 'array' ? inArray(column, value) : eq(column, value);
    }),
  );
}

/** Returns all rows of a table, or the matching ones, in the order of a column: the id by default. */
export async function rowsOf<T extends PgTable>(
  db: Db,
  table: T,
  values: Values<T> = {},
  orderBy: keyof Row<T> & string = 'id',
): Promise<Row<T>[]> {
  const column = getTableColumns(table as PgTable)[orderBy];
  const rows = db
    .select()
    .from(table as PgTable)
    .where(conditionOf(table, values));
  return column ? rows.orderBy(asc(column)) : rows;
}

/** Returns the first matching row, which must exist. */
export async function rowOf<T extends PgTable>(db: Db, table: T, values?: Values<T>): Promise<Row<T>> {
  const [row] = await rowsOf(db, table, values);
  if (!row) throw new Error(`no row of ${getTableName(table)} is like ${JSON.stringify(values)}`);
  return row;
}

/** Sets columns of the matching rows. */
export async function changeRows<T extends PgTable>(
  db: Db,
  table: T,
  values: Values<T>,
  changes: PgUpdateSetSource<T>,
): Promise<void> {
  await db.update(table).set(changes).where(conditionOf(table, values));
}

/** Adds a row; returns it as it is stored. */
export async function addRow<T extends PgTable>(db: Db, table: T, row: PgInsertValue<T>): Promise<Row<T>> {
  const [added] = await db.insert(table).values(row).returning();
  if (!added) throw new Error(`a row of ${getTableName(table)} was not stored`);
  return added;
}

/** Deletes all rows of tables, one after the other, as in `news, notifications`. */
export async function emptyTables(db: Db, tables: string): Promise<void> {
  for (const table of tables.split(', ')) await db.execute(sql`delete from ${sql.identifier(table)}`);
}
