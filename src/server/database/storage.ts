/** How PostgreSQL keeps tables whose rows are written anew every game day. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * Per cent of a page that new rows may fill. A morning or a game writes all rows of a page in one transaction; when the
 * new versions find room beside the old ones, no index has to learn where they are (a "heap-only tuple" update), and the
 * next reader clears the old ones away. Without the room each update touched every index of the table, took twice as long,
 * and made the table grow until the next vacuum.
 */
const FILL = 45;

const REWRITTEN = ['players', 'skater_seasons', 'goalie_seasons', 'team_seasons', 'standings', 'teams'] as const;

/** Leaves room in the pages of those tables. Does nothing where that has been done. */
export async function leaveRoomForRewrites(db: NodePgDatabase): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where oid = any(${sql.param([...REWRITTEN])}::regclass[])
      and not coalesce(${`fillfactor=${FILL}`} = any(reloptions), false)
    order by relname`);
  for (const { name } of rows)
    await db.execute(sql`alter table ${sql.identifier(name)} set (fillfactor = ${sql.raw(String(FILL))})`);
}
