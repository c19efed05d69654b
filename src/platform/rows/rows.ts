/**
 * Rows of tables, as a season's rules read and write them: the one port to where a world is kept. The running world keeps
 * its rows in PostgreSQL (`pg-rows.ts`); a world that is being made or simulated keeps them in memory (`memory-rows.ts`).
 * What moves a world forward asks for rows through this port and decides in code, so that it is written once for both.
 */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ReadyRows } from '../database/bulk.ts';
import type { Transaction } from '../database/client.ts';

export type Row<T extends PgTable> = T['$inferSelect'];
export type NewRow<T extends PgTable> = T['$inferInsert'];
export type Column<T extends PgTable> = keyof Row<T> & string;

type Scalar = string | number | boolean | null;

/** Numbers from a bound to another, both included. */
export interface Between {
  atLeast?: number;
  atMost?: number;
}

/** One value, one of several, a range, or anything but null. */
type Condition<V> = V | readonly V[] | (V extends number | null ? Between : never) | { isNot: null };

/** What rows must be like: every column that is named. Columns that hold arrays or JSON cannot be asked for. */
export type Where<T extends PgTable> = {
  readonly [K in Column<T> as Row<T>[K] extends Scalar ? K : never]?: Condition<Row<T>[K]>;
};

/** Who may look, but not change anything. */
export interface RowReader {
  /**
   * Some columns of the rows that fit, in the order of their ids, or of `orderBy` (ascending). Of a table without a column
   * `id`, and without `orderBy`, in no order that one may count on.
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

  /** Adds the rows whose key is not there yet; where it is, the `add` columns are added to, the `set` columns replaced. */
  merge<T extends PgTable>(table: T, rows: readonly NewRow<T>[], on: MergeOn<T>): Promise<void>;

  /** Changes one row for each of `rows`, found by the column `key`; all have the same columns. Unknown keys change nothing. */
  update<T extends PgTable>(table: T, key: Column<T>, rows: readonly Partial<Row<T>>[]): Promise<void>;

  /** Sets the same columns of all rows that fit. */
  updateWhere<T extends PgTable>(table: T, set: Partial<Row<T>>, where: Where<T>): Promise<void>;

  /** Takes the rows away that fit, and answers some columns of them, in the order of `read`. */
  remove<T extends PgTable, K extends Column<T>>(
    table: T,
    columns: readonly K[],
    where: Where<T>,
  ): Promise<Pick<Row<T>, K>[]>;

  /** Adds rows that somebody has made ready already, on another thread perhaps; who simulates only may pass them by. */
  insertReady(tables: readonly ReadyRows[]): Promise<void>;

  /**
   * Nobody else changes the rows that fit, or locks them, until the transaction ends. Rows that refer to them may be added meanwhile: a message
   * about a game does not wait for the step that holds the game. What must not be added locks these rows itself.
   */
  lock<T extends PgTable>(table: T, where: Where<T>): Promise<void>;

  /** The first of `count` new ids of a table, for rows whose ids must be known beforehand. */
  takeIds(table: PgTable, count: number): Promise<number>;

  /** The transaction behind the rows, for what exists in a running world only; null in memory. */
  readonly tx: Transaction | null;
}

export interface MergeOn<T extends PgTable> {
  key: readonly Column<T>[];
  add?: readonly Column<T>[];
  set?: readonly Column<T>[];
  /** Rows that are there are changed only if they fit as they are now; any unless told otherwise. */
  onlyIf?: Where<T>;
}
