/** CPU time: on a machine that is busy with other work it tells more than wall time. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

/** Returns the CPU seconds of this process, all its threads together. */
export function ownCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Ticks per second in which Linux counts CPU time. */
const TICKS_PER_SECOND = 100;

/** Returns the CPU seconds of the database's processes that serve clients; null where there is no /proc to read them from. */
export async function databaseCpuSeconds(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  try {
    return rows.reduce((sum, { pid }) => sum + ticksOf(pid) / TICKS_PER_SECOND, 0);
  } catch {
    return null;
  }
}

/**
 * Returns fields 14 and 15 of /proc/PID/stat: user and system time. The second field, a name in parentheses, may contain spaces.
 */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
