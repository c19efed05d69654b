/**
 * Rows in memory: a world that is being made, or one that is simulated and never stored. Behaves like PostgreSQL, except for
 * constraints: foreign keys and checks are not enforced, so the rows must satisfy them when they are finally written.
 */
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { continueIds, copyInto, type ReadyRows } from '../database/bulk.ts';
import type { Transaction } from '../database/client.ts';
import type { Between, Column, MergeOn, NewRow, Row, Rows, Where } from './rows.ts';

type AnyRow = Record<string, unknown>;
interface MergeColumns {
  key: readonly string[];
  add?: readonly string[];
  set?: readonly string[];
  onlyIf?: AnyRow;
}

export class MemoryRows implements Rows {
  readonly tx = null;
  private readonly tables = new Map<PgTable, MemoryTable>();
  private readonly now: Date;

  private readonly onReady: (tables: readonly ReadyRows[]) => Promise<void>;

  /**
   * @param options now: the value of a column whose default is the present moment; onReady: where ready rows go, which are not
   * kept here and cannot be read: to the database that is being filled, or by default nowhere.
   */
  constructor({
    now = new Date(0),
    onReady = async () => {},
  }: { now?: Date; onReady?: (tables: readonly ReadyRows[]) => Promise<void> } = {}) {
    this.now = now;
    this.onReady = onReady;
  }

  insertReady(tables: readonly ReadyRows[]): Promise<void> {
    return this.onReady(tables);
  }

  /** Nothing else changes these rows. */
  async lock(): Promise<void> {}

  async read<T extends PgTable, K extends Column<T>>(
    table: T,
    columns: readonly K[],
    where?: Where<T>,
    orderBy?: readonly Column<T>[],
  ): Promise<Pick<Row<T>, K>[]> {
    const found = ordered(this.of(table).find(where as AnyRow | undefined), orderBy ?? ['id']);
    return found.map((row) => picked(row, columns)) as Pick<Row<T>, K>[];
  }

  async insert<T extends PgTable>(table: T, rows: readonly NewRow<T>[]): Promise<void> {
    this.of(table).add(rows as readonly AnyRow[]);
  }

  async merge<T extends PgTable>(table: T, rows: readonly NewRow<T>[], on: MergeOn<T>): Promise<void> {
    this.of(table).merge(rows as readonly AnyRow[], on);
  }

  async update<T extends PgTable>(table: T, key: Column<T>, rows: readonly Partial<Row<T>>[]): Promise<void> {
    this.of(table).update(key, rows as readonly AnyRow[]);
  }

  async updateWhere<T extends PgTable>(table: T, set: Partial<Row<T>>, where: Where<T>): Promise<void> {
    this.of(table).updateWhere(set as AnyRow, where as AnyRow);
  }

  async remove<T extends PgTable, K extends Column<T>>(
    table: T,
    columns: readonly K[],
    where: Where<T>,
  ): Promise<Pick<Row<T>, K>[]> {
    const removed = ordered(this.of(table).remove(where as AnyRow), ['id']);
    return removed.map((row) => picked(row, columns)) as Pick<Row<T>, K>[];
  }

  async takeIds(table: PgTable, count: number): Promise<number> {
    return this.of(table).takeIds(count);
  }

  /**
   * Writes all rows into an empty database, each table after those that it refers to; its sequences continue after the rows' ids.
   */
  async writeTo(tx: Transaction): Promise<void> {
    for (const table of afterReferred([...this.tables.keys()])) await this.of(table).writeTo(tx);
  }

  private of(table: PgTable): MemoryTable {
    const known = this.tables.get(table);
    if (known) return known;
    const made = new MemoryTable(table, this.now);
    this.tables.set(table, made);
    return made;
  }
}

/** Returns the given tables, each after those among them that its foreign keys refer to. */
function afterReferred(tables: readonly PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const begun = new Set<PgTable>();
  const place = (table: PgTable) => {
    if (begun.has(table)) return;
    begun.add(table);
    for (const key of getTableConfig(table).foreignKeys) place(key.reference().foreignTable);
    if (tables.includes(table)) ordered.add(table);
  };
  for (const table of tables) place(table);
  return [...ordered];
}

class MemoryTable {
  private readonly table: PgTable;
  private readonly columns: readonly [key: string, column: PgColumn][];
  private rows: AnyRow[] = [];
  /** Rows by id, where they have one. */
  private readonly byId = new Map<unknown, AnyRow>();
  /** Rows by the values of some columns, by those columns' names; each index is made when first needed. */
  private readonly byKey = new Map<string, { key: readonly string[]; rows: Map<string, AnyRow> }>();
  /** Rows by a reference, e.g. by `teamId`, in their order; each index is made when first needed. */
  private readonly byReference = new Map<string, Map<unknown, AnyRow[]>>();
  /** Whether rows are in the order of rising ids, which they are unless they bring their own. */
  private isInOrder = true;
  private lastId = 0;
  private readonly hasIds: boolean;
  private readonly now: Date;

  constructor(table: PgTable, now: Date) {
    this.table = table;
    this.now = now;
    this.columns = Object.entries(getTableColumns(table));
    this.hasIds = this.columns.some(([key]) => key === 'id');
  }

  find(where: AnyRow = {}): AnyRow[] {
    const asked = Object.entries(where).filter(([, value]) => value !== undefined);
    if (asked.length === 0) return this.rows;
    const tests = asked.map(([key, value]): [string, (value: unknown) => boolean] => [key, testOf(value)]);
    return this.candidates(where).filter((row) => {
      for (const [key, fits] of tests) if (!fits(row[key])) return false;
      return true;
    });
  }

  /** Returns the rows that can match, in the order of the table, except for ids that are asked for in another order. */
  private candidates(where: AnyRow): readonly AnyRow[] {
    const id = where['id'];
    const ids = valuesOf(id);
    if (ids !== null) {
      return ids.flatMap((one): AnyRow[] => {
        const row = this.byId.get(one);
        return row ? [row] : [];
      });
    }
    const atLeast = typeof id === 'object' ? (id as Between | null)?.atLeast : undefined;
    return atLeast === undefined ? this.referring(where) : this.rowsFrom(atLeast);
  }

  /** Returns the rows with the same reference; all rows where the condition names no indexed column. */
  private referring(where: AnyRow): readonly AnyRow[] {
    for (const [column, asked] of Object.entries(where)) {
      const values = column.endsWith('Id') ? valuesOf(asked) : null;
      if (values === null) continue;
      const rows = this.rowsBy(column);
      const [first, ...more] = values.map((value) => rows.get(value) ?? []);
      if (more.length === 0) return first ?? [];
      // Rows of several references must be sorted again, which takes ids.
      if (this.hasIds && this.isInOrder) return [...(first ?? []), ...more.flat()].sort(byIds);
    }
    return this.rows;
  }

  private rowsBy(column: string): ReadonlyMap<unknown, AnyRow[]> {
    const known = this.byReference.get(column);
    if (known) return known;
    const made = new Map<unknown, AnyRow[]>();
    for (const row of this.rows) addTo(made, row[column], row);
    this.byReference.set(column, made);
    return made;
  }

  /** Returns the last rows, from an id on; all rows where the table is not in the order of ids. */
  private rowsFrom(id: number | undefined): readonly AnyRow[] {
    if (id === undefined || !this.isInOrder) return this.rows;
    let [from, to] = [0, this.rows.length];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if (Number(this.rows[middle]?.['id']) < id) from = middle + 1;
      else to = middle;
    }
    return this.rows.slice(from);
  }

  update(key: string, changes: readonly AnyRow[]): void {
    const known = key === 'id' ? null : this.by([key]);
    for (const change of changes) {
      const found = known ? known.get(keyOf(change, [key])) : this.byId.get(change[key]);
      if (found) Object.assign(found, change);
    }
    // All changes have the same columns, and the key column stays as it is.
    this.forgetKeys(Object.keys(changes[0] ?? {}).filter((column) => column !== key));
  }

  updateWhere(set: AnyRow, where: AnyRow): void {
    for (const row of this.find(where)) Object.assign(row, set);
    this.forgetKeys(Object.keys(set));
  }

  private forgetKeys(changed: readonly string[]): void {
    for (const [name, { key }] of this.byKey) {
      if (key.some((column) => changed.includes(column))) this.byKey.delete(name);
    }
    for (const column of changed) this.byReference.delete(column);
  }

  /** Returns the rows by the values of some columns. */
  private by(key: readonly string[]): ReadonlyMap<string, AnyRow> {
    const name = key.join();
    const known = this.byKey.get(name) ?? { key, rows: new Map(this.rows.map((row) => [keyOf(row, key), row])) };
    this.byKey.set(name, known);
    return known.rows;
  }

  add(rows: readonly AnyRow[]): void {
    for (const row of rows) this.push(this.complete(row));
  }

  merge(rows: readonly AnyRow[], { key, add = [], set = [], onlyIf }: MergeColumns): void {
    const mayChange = onlyIf ? new Set(this.find(onlyIf)) : null;
    const known = this.by(key);
    for (const row of rows) {
      const found = known.get(keyOf(row, key));
      if (!found) this.push(this.complete(row));
      else if (mayChange === null || mayChange.has(found)) {
        for (const column of add) found[column] = Number(found[column]) + Number(row[column]);
        for (const column of set) found[column] = row[column];
      }
    }
    this.forgetKeys([...add, ...set]);
  }

  remove(where: AnyRow): AnyRow[] {
    const gone = new Set(this.find(where));
    if (gone.size > 0) this.rows = this.rows.filter((row) => !gone.has(row));
    for (const row of gone) {
      this.byId.delete(row['id']);
      for (const { key, rows } of this.byKey.values()) rows.delete(keyOf(row, key));
    }
    if (gone.size > 0) this.byReference.clear();
    return [...gone];
  }

  private push(row: AnyRow): void {
    const last = this.rows.at(-1);
    if (last !== undefined && !(Number(last['id']) < Number(row['id']))) this.isInOrder = false;
    this.rows.push(row);
    if (row['id'] !== undefined) this.byId.set(row['id'], row);
    for (const { key, rows } of this.byKey.values()) rows.set(keyOf(row, key), row);
    for (const [column, rows] of this.byReference) addTo(rows, row[column], row);
  }

  takeIds(count: number): number {
    if (count === 0) return 0;
    const first = this.lastId + 1;
    this.lastId += count;
    return first;
  }

  async writeTo(tx: Transaction): Promise<void> {
    await copyInto(tx, this.table, this.rows as NewRow<PgTable>[]);
    const hasSequence = this.columns.some(([key, column]) => key === 'id' && column.generatedIdentity);
    if (hasSequence) await continueIds(tx, this.table, this.lastId);
  }

  /** Returns the row with all its columns, as the database would store it. */
  private complete(row: AnyRow): AnyRow {
    const complete: AnyRow = {};
    for (const [key, column] of this.columns) {
      const given = row[key];
      complete[key] = given === undefined ? this.defaultOf(key, column) : given;
    }
    if (typeof complete['id'] === 'number') this.lastId = Math.max(this.lastId, complete['id']);
    return complete;
  }

  private defaultOf(key: string, column: PgColumn): unknown {
    if (column.generatedIdentity) return this.takeIds(1);
    if (column.hasDefault && !isSql(column.default)) return structuredClone(column.default);
    // The only default that the database computes: `now()`.
    if (column.hasDefault && column.dataType === 'date') return this.now;
    if (column.notNull) throw new RangeError(`a row of ${getTableName(this.table)} needs its ${key}`);
    return null;
  }
}

const isSql = (value: unknown) => typeof value === 'object' && value !== null && 'queryChunks' in value;

function testOf(asked: unknown): (value: unknown) => boolean {
  if (Array.isArray(asked)) {
    const all = new Set<unknown>(asked);
    return (value) => value !== null && all.has(value);
  }
  if (typeof asked !== 'object' || asked === null) return (value) => value === asked;
  if ('isNot' in asked) return (value) => value !== null;
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = asked as Between;
  return (value) => value !== null && Number(value) >= atLeast && Number(value) <= atMost;
}

/** Returns the values that a column may have; null where the condition is not about certain values. */
function valuesOf(asked: unknown): readonly unknown[] | null {
  if (Array.isArray(asked)) return [...new Set<unknown>(asked)].filter((value) => value !== null);
  return typeof asked === 'number' || typeof asked === 'string' ? [asked] : null;
}

function addTo(rows: Map<unknown, AnyRow[]>, value: unknown, row: AnyRow): void {
  const others = rows.get(value);
  if (others) others.push(row);
  else rows.set(value, [row]);
}

const byIds = (one: AnyRow, other: AnyRow) => Number(one['id']) - Number(other['id']);

function keyOf(row: AnyRow, key: readonly string[]): string {
  return key.map((column) => row[column]).join('/');
}

/** Returns a copy: readers of a row must not change the stored one. Lists in it are shared, and replaced instead of changed. */
function picked(row: AnyRow, columns: readonly string[]): AnyRow {
  const copy: AnyRow = {};
  for (const column of columns) copy[column] = row[column];
  return copy;
}

function ordered(rows: readonly AnyRow[], by: readonly string[]): readonly AnyRow[] {
  const compare = (one: AnyRow, other: AnyRow) => {
    for (const column of by) {
      const [a, b] = [one[column], other[column]] as [number, number];
      if (a < b) return -1;
      if (a > b) return 1;
    }
    return 0;
  };
  const isOrdered = rows.every((row, index) => index === 0 || compare(rows[index - 1] as AnyRow, row) <= 0);
  return isOrdered ? rows : [...rows].sort(compare);
}
