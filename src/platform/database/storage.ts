/** Storage settings of the tables that a game day writes to most. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * Percentage of a page that new rows may fill. A morning or a game rewrites all rows of a page in one transaction; where the new
 * versions find room beside the old ones, no index has to be updated (a "heap-only tuple" update), and the next reader clears the
 * old ones away. Without the room each update touched every index of its table, took twice as long, and the table grew until the
 * next vacuum.
 */
const ROOM_FOR_REWRITES = 'fillfactor=45';
/**
 * Bytes of a row from which its long values are compressed and moved out of line, 2,000 by default. The bytes of a period (2,300)
 * and of an input (2,100) are compressed already: trying again and slicing them is wasted work.
 */
const LONG_VALUES_STAY = 'toast_tuple_target=8160';

const SETTINGS: readonly [table: string, setting: string][] = [
  ['players', ROOM_FOR_REWRITES],
  ['teams', ROOM_FOR_REWRITES],
  ['standings', ROOM_FOR_REWRITES],
  ['skater_seasons', ROOM_FOR_REWRITES],
  ['goalie_seasons', ROOM_FOR_REWRITES],
  ['team_seasons', ROOM_FOR_REWRITES],
  ['game_periods', LONG_VALUES_STAY],
  ['game_inputs', LONG_VALUES_STAY],
];

/** Applies the settings to rows written from now on. Does nothing where they are set. */
export async function setUpStorage(db: NodePgDatabase): Promise<void> {
  const { rows } = await db.execute<{ name: string; options: string[] | null }>(sql`
    select relname as name, reloptions as options from pg_class
    where oid = any(${sql.param(SETTINGS.map(([table]) => table))}::regclass[])`);
  const made = new Map(rows.map(({ name, options }) => [name, options ?? []]));
  for (const [table, setting] of SETTINGS) {
    if (made.get(table)?.includes(setting)) continue;
    await db.execute(sql.raw(`alter table ${table} set (${setting})`));
  }
}
