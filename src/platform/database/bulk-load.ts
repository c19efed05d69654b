/** Loads tables without their indexes and constraints, which are made anew at the end: far less work for many rows. */
import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

interface Definition {
  table: string;
  name: string;
  /** As PostgreSQL writes it down. */
  definition: string;
}

/**
 * Runs `work` while the tables, given by their names, have neither keys, foreign keys nor indexes. All within the transaction: others never see
 * the tables bare (they wait for them), and a failure leaves them as they were. Faulty rows are found at the end.
 */
export async function withBareTables<T>(
  tx: Transaction,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const names = sql.param([...tables]);
  const { rows: constraints } = await tx.execute<Definition & Record<string, unknown>>(sql`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = any(${names}::regclass[]) and contype in ('p', 'f', 'u')
    order by array_position(array['p', 'u', 'f'], contype::text), conname`);
  const { rows: indexes } = await tx.execute<Definition & Record<string, unknown>>(sql`
    select indrelid::regclass::text as "table", indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${names}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    order by 2`);
  for (const { table, name } of constraints.toReversed()) {
    await tx.execute(sql.raw(`alter table ${table} drop constraint "${name}"`));
  }
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  const result = await work();
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  for (const { table, name, definition } of constraints) {
    await tx.execute(sql.raw(`alter table ${table} add constraint "${name}" ${definition}`));
  }
  return result;
}
