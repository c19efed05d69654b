import { type AnyPgColumn, integer, jsonb, pgTable, type ReferenceConfig, smallint, text } from 'drizzle-orm/pg-core';
import type { LeagueId } from '#engine/ids.ts';
import type { SkillProfile } from '#engine/match/ratings/skill-profile.ts';

/** Returns a column that references a league. @param actions what happens to the row when the league is deleted */
export function leagueId(actions?: ReferenceConfig['actions']) {
  return integer()
    .$type<LeagueId>()
    .references(() => leagues.id, actions);
}

/** One league of one level at one place of the pyramid: a PRO league and its two affiliates are three rows. */
export const leagues = pgTable('leagues', {
  id: integer().$type<LeagueId>().primaryKey(),
  name: text().notNull(),
  abbr: text().notNull(),
  /** 1 is the top. */
  tier: smallint().notNull(),
  level: text().$type<'PRO' | 'FRM' | 'U21'>().notNull(),
  /** The PRO league at the same place of the pyramid; its own id for a PRO league. */
  proLeagueId: integer()
    .$type<LeagueId>()
    .notNull()
    .references((): AnyPgColumn => leagues.id),
  /** The league of the same level that the best are promoted to; null at the top. */
  feedsLeagueId: integer()
    .$type<LeagueId>()
    .references((): AnyPgColumn => leagues.id),
  /** Distribution of its players' skills at the opening of the season; null: never measured. */
  skillProfile: jsonb().$type<SkillProfile>(),
  /** Faceoff slot of its games, 1 to 4. */
  slot: smallint().notNull(),
});
