/** Loads tables without their indexes and constraints, which are recreated at the end: far less work for many rows. */
import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

interface Definition {
  table: string;
  name: string;
  /** As PostgreSQL writes it down. */
  definition: string;
}

/**
 * Runs `work` while the tables, given by their names, have neither keys, foreign keys nor indexes. All within the transaction:
 * others never see the bare tables (they wait for them), and a failure leaves them as they were. Invalid rows are found at the
 * end.
 */
export async function withBareTables<T>(
  tx: Transaction,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const constraints = await constraintsOf(tx, tables, ['p', 'u', 'f']);
  const names = sql.param([...tables]);
  const { rows: indexes } = await tx.execute<Definition & Record<string, unknown>>(sql`
    select indrelid::regclass::text as "table", indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${names}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    order by 2`);
  await drop(tx, constraints.toReversed());
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  const result = await work();
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  await add(tx, constraints);
  return result;
}

/**
 * Does the same, but the tables keep their indexes and keys, so that `work` can look rows up and merge them: only foreign keys
 * are checked for all rows together at the end.
 */
export async function withoutReferences<T>(
  tx: Transaction,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const references = await constraintsOf(tx, tables, ['f']);
  await drop(tx, references);
  const result = await work();
  await add(tx, references);
  return result;
}

/**
 * Returns the constraints of these kinds. @param kinds as `pg_constraint.contype` has them, in the order in which they are to be
 * recreated
 */
async function constraintsOf(
  tx: Transaction,
  tables: readonly string[],
  kinds: readonly ('p' | 'u' | 'f')[],
): Promise<Definition[]> {
  const ofKinds = sql.param([...kinds]);
  const { rows } = await tx.execute<Definition & Record<string, unknown>>(sql`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = any(${sql.param([...tables])}::regclass[]) and contype::text = any(${ofKinds}::text[])
    order by array_position(${ofKinds}::text[], contype::text), conname`);
  return rows;
}

async function drop(tx: Transaction, constraints: readonly Definition[]): Promise<void> {
  for (const { table, name } of constraints)
    await tx.execute(sql.raw(`alter table ${table} drop constraint "${name}"`));
}

async function add(tx: Transaction, constraints: readonly Definition[]): Promise<void> {
  for (const { table, name, definition } of constraints) {
    await tx.execute(sql.raw(`alter table ${table} add constraint "${name}" ${definition}`));
  }
}
