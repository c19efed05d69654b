import { boolean, char, integer, pgTable, type ReferenceConfig, real, smallint, text } from 'drizzle-orm/pg-core';
import type { NationId } from '#engine/ids.ts';

/** Returns a column that names a nation. @param actions what happens to the row when the nation is deleted */
export function nationId(actions?: ReferenceConfig['actions']) {
  return integer()
    .$type<NationId>()
    .references(() => nations.id, actions);
}

export const nations = pgTable('nations', {
  id: integer().$type<NationId>().primaryKey(),
  /** ISO 3166-1 alpha-2, 'GB' for Great Britain. */
  code: char({ length: 2 }).notNull().unique(),
  /** IOC-style three letters: the abbreviation of the national team. */
  abbr: char({ length: 3 }).notNull().unique(),
  name: text().notNull(),
  /** 'Canadian', 'Finnish'. */
  adjective: text().notNull(),
  flag: text().notNull(),
  /** Only Colombia is unranked. */
  isRanked: boolean().notNull().default(true),
  /** Share of the world's players; adds up to 1 over all nations. */
  talentWeight: real().notNull(),
  rankingPoints: integer().notNull().default(0),
  /** In the world ranking, equal ones shared; null before the first championship. */
  worldRank: smallint(),
});
