/** Logs that PostgreSQL itself protects from changes. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A log: its rows are deleted only with the row they are about, and lose only the acting user when that user is deleted. */
interface Log {
  table: string;
  /** Refers to the row that a log entry is about, and is deleted with it. */
  about: { column: string; table: string };
  /** The acting user: may become null. */
  actor: string;
}

const LOGS: readonly Log[] = [
  { table: 'moderation_acts', about: { column: 'case_id', table: 'moderation_cases' }, actor: 'user_id' },
];

/** Gives each log the trigger that refuses changes. Does nothing where the trigger exists. */
export async function keepLogs(db: NodePgDatabase): Promise<void> {
  for (const log of LOGS) {
    const name = `${log.table}_append_only`;
    const { rows } = await db.execute(sql`select from pg_trigger where tgname = ${name}`);
    if (rows.length > 0) continue;
    await db.execute(sql.raw(triggerOf(name, log)));
  }
}

function triggerOf(name: string, { table, about, actor }: Log): string {
  return `
    create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.${actor} is null and to_jsonb(new) - '${actor}' = to_jsonb(old) - '${actor}' then
        return new;
      end if;
      if tg_op = 'DELETE' and not exists (select from ${about.table} where id = old.${about.column}) then
        return old;
      end if;
      raise exception 'rows of ${table} are never changed';
    end $$;
    create trigger ${name} before update or delete on ${table} for each row execute function ${name}();
    create trigger ${name}_whole before truncate on ${table} for each statement execute function ${name}();`;
}
