import { boolean, char, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import type { NationId } from '#engine/ids.ts';

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
  /** Colombia is the unranked one. */
  isRanked: boolean().notNull().default(true),
  /** Share of the world's players, all nations add up to 1. */
  talentWeight: real().notNull(),
  rankingPoints: integer().notNull().default(0),
});
