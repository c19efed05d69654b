/**
 * The tables exported with a world: all of ours, including accounts. Those of the queue are not: jobs of live games are
 * queued again.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { TableHeader } from '#world/transfer/format.ts';

/** Returns every table with its columns, by name. */
export async function ourTables(client: pg.ClientBase): Promise<TableHeader[]> {
  const { rows } = await client.query<TableHeader>(`
    select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by 1 order by 1`);
  return rows;
}

/** Returns a fingerprint of our tables' names, columns and types. */
export async function schemaFingerprint(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    select string_agg(format('%s.%s %s', table_name, column_name, udt_name), E'\\n'
      order by table_name, column_name) as shape
    from information_schema.columns where table_schema = 'public'`);
  return createHash('sha256')
    .update(rows[0]?.shape ?? '')
    .digest('hex');
}
