/** The rows of the running world: in PostgreSQL, within one transaction. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { copyInto, copyRows, mergeInto, readRows, removeRows, takeIds, updateRows } from '../database/bulk.ts';
import type { Database, Transaction } from '../database/client.ts';
import type { Between, Column, RowReader, Rows, Where } from './rows.ts';

/** Returns a reader that needs no transaction, for code that only reads. */
export function pgReader(db: Database | Transaction): RowReader {
  return {
    read: (table, columns, where, orderBy) =>
      readRows(db, table, columns, sql`where ${conditionOf(table, where)}${orderOf(table, orderBy)}`),
  };
}

export function pgRows(tx: Transaction): Rows {
  return {
    tx,
    ...pgReader(tx),
    insert: (table, rows) => copyInto(tx, table, rows),
    merge: (table, rows, { onlyIf, ...on }) =>
      mergeInto(tx, table, rows, { ...on, ...(onlyIf && { where: conditionOf(table, onlyIf) }) }),
    update: (table, key, rows) => updateRows(tx, table, key, rows),
    async updateWhere(table, set, where) {
      const columns: Record<string, PgColumn> = getTableColumns(table);
      const changes = Object.entries(set).map(([key, value]) => {
        const column = columns[key] as PgColumn; // one of the table's columns
        return sql`${sql.identifier(nameOf(column))} = ${sql.param(value, column)}`;
      });
      await tx.execute(sql`update ${table} set ${sql.join(changes, sql`, `)} where ${conditionOf(table, where)}`);
    },
    remove: (table, columns, where) => removeRows(tx, table, columns, conditionOf(table, where)),
    insertReady: (tables) => copyRows(tx, tables),
    async lock(table, where) {
      await tx.execute(
        sql`select from ${table} where ${conditionOf(table, where)}${orderOf(table, undefined)} for no key update`,
      );
    },
    takeIds: (table, count) => takeIds(tx, table, count),
  };
}

/** Returns the condition that a row matches `where`: the same text for any number of values, so that it can be prepared. */
function conditionOf<T extends PgTable>(table: T, where: Where<T> = {}): SQL {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const conditions = Object.entries(where).flatMap(([key, asked]: [string, unknown]) => {
    const column = columns[key];
    if (!column) throw new RangeError(`there is no column ${key}`);
    return asked === undefined ? [] : oneCondition(column, asked);
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function oneCondition(column: PgColumn, asked: unknown): SQL[] {
  if (asked === null) return [sql`${column} is null`];
  if (Array.isArray(asked)) return [sql`${column} = any(${sql.param(asked)}::${sql.raw(column.getSQLType())}[])`];
  if (typeof asked !== 'object') return [sql`${column} = ${asked}`];
  if ('isNot' in asked) return [sql`${column} is not null`];
  const { atLeast, atMost } = asked as Between;
  return [
    ...(atLeast === undefined ? [] : [sql`${column} >= ${atLeast}`]),
    ...(atMost === undefined ? [] : [sql`${column} <= ${atMost}`]),
  ];
}

function orderOf<T extends PgTable>(table: T, orderBy: readonly Column<T>[] | undefined): SQL {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const by = orderBy ?? ('id' in columns ? ['id'] : []);
  if (by.length === 0) return sql``;
  return sql` order by ${sql.join(
    by.map((key) => sql`${columns[key]}`),
    sql`, `,
  )}`;
}

/** Returns the name as drizzle's `casing: 'snake_case'` writes it. */
function nameOf(column: PgColumn): string {
  return column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
