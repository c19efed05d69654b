/**
 * Rows of tables, as a season's rules read and write them: the one port to where a world is kept. The running world keeps its
 * rows in PostgreSQL (`pg-rows.ts`); a world that is being made or simulated keeps them in memory (`memory-rows.ts`). Code that
 * moves a world forward reads rows through this port and decides in code, so that it is written once for both.
 */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ReadyRows } from '../database/bulk.ts';
import type { Transaction } from '../database/client.ts';

export type Row<T extends PgTable> = T['$inferSelect'];
export type NewRow<T extends PgTable> = T['$inferInsert'];
export type Column<T extends PgTable> = keyof Row<T> & string;

type Scalar = string | number | boolean | null;

/** A range of numbers, both ends included. */
export interface Between {
  atLeast?: number;
  atMost?: number;
}

/** One value, one of several, a range, or anything but null. */
type Condition<V> = V | readonly V[] | (V extends number | null ? Between : never) | { isNot: null };

/** What the named columns of a row must be. Columns that hold arrays or JSON cannot be used. */
export type Where<T extends PgTable> = {
  readonly [K in Column<T> as Row<T>[K] extends Scalar ? K : never]?: Condition<Row<T>[K]>;
};

/** Read access to rows. */
export interface RowReader {
  /**
   * Reads some columns of the matching rows, in the order of their ids, or of `orderBy` (ascending). For a table without a column
   * `id`, and without `orderBy`, the order is unspecified.
   */
  read<T extends PgTable, K extends Column<T>>(
    table: T,
    columns: readonly K[],
    where?: Where<T>,
    orderBy?: readonly Column<T>[],
  ): Promise<Pick<Row<T>, K>[]>;
}

export interface Rows extends RowReader {
  /** Adds rows, in the order given. All have the same columns; those left out take their defaults. */
  insert<T extends PgTable>(table: T, rows: readonly NewRow<T>[]): Promise<void>;

  /** Adds the rows whose key does not exist yet; where it does, adds to the `add` columns and replaces the `set` columns. */
  merge<T extends PgTable>(table: T, rows: readonly NewRow<T>[], on: MergeOn<T>): Promise<void>;

  /** Changes one row for each of `rows`, found by the column `key`; all have the same columns. Unknown keys change nothing. */
  update<T extends PgTable>(table: T, key: Column<T>, rows: readonly Partial<Row<T>>[]): Promise<void>;

  /** Sets the same columns of all matching rows. */
  updateWhere<T extends PgTable>(table: T, set: Partial<Row<T>>, where: Where<T>): Promise<void>;

  /** Deletes the matching rows and returns some of their columns, in the order of `read`. */
  remove<T extends PgTable, K extends Column<T>>(
    table: T,
    columns: readonly K[],
    where: Where<T>,
  ): Promise<Pick<Row<T>, K>[]>;

  /** Adds rows made ready beforehand, perhaps on another thread; a simulation may skip them. */
  insertReady(tables: readonly ReadyRows[]): Promise<void>;

  /**
   * Locks the matching rows against changes and other locks until the transaction ends. Rows that refer to them may still be
   * added: a message about a game does not wait for the step that holds the game. Code that must not add such rows then locks
   * these rows itself.
   */
  lock<T extends PgTable>(table: T, where: Where<T>): Promise<void>;

  /** Returns the first of `count` new ids of a table, for rows whose ids must be known beforehand. */
  takeIds(table: PgTable, count: number): Promise<number>;

  /** The transaction behind the rows, for data that exists in a running world only; null in memory. */
  readonly tx: Transaction | null;
}

export interface MergeOn<T extends PgTable> {
  key: readonly Column<T>[];
  add?: readonly Column<T>[];
  set?: readonly Column<T>[];
  /** Existing rows are changed only if they match this as they are now; by default always. */
  onlyIf?: Where<T>;
}
