/** Persons: everybody in the world who has a career besides playing. A user may hold one of each kind; an AI holds the others. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { players } from '#domains/player/tables.ts';
import type { NationId, PersonId, PlayerId, UserId } from '#engine/ids.ts';

export const persons = pgTable(
  'persons',
  {
    id: integer().$type<PersonId>().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<CareerKind>().notNull(),
    /** Who holds the career; null: an AI. */
    userId: integer()
      .$type<UserId>()
      .references(() => users.id),
    /** Whom he was as a player; null: he never was one that is on record. */
    playerId: integer()
      .$type<PlayerId>()
      .references(() => players.id),
    firstname: text().notNull(),
    lastname: text().notNull(),
    nationId: integer()
      .$type<NationId>()
      .notNull()
      .references(() => nations.id),
    /** Season number of the birth: age = season − birthSeason. */
    birthSeason: smallint().notNull(),
    /** facesjs face description. */
    face: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The first and the last season of the career; null: it goes on. */
    startedAt: smallint().notNull(),
    retiredAt: smallint(),
  },
  (table) => [
    uniqueIndex('persons_one_career_of_a_kind').on(table.userId, table.kind).where(sql`${table.retiredAt} is null`),
    index('persons_by_kind').on(table.kind, table.retiredAt),
    index('persons_by_player').on(table.playerId),
  ],
);
