/** Persons: everybody in the world who has a career besides playing. A user may hold one of each kind; an AI holds the others. */

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, type ReferenceConfig, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { nationId } from '#domains/nation/tables.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { playerId } from '#domains/player/tables.ts';
import type { PersonId } from '#engine/ids.ts';

/** Returns a column that names a person. @param actions what happens to the row when the person is deleted */
export function personId(actions?: ReferenceConfig['actions']) {
  return integer()
    .$type<PersonId>()
    .references(() => persons.id, actions);
}

export const persons = pgTable(
  'persons',
  {
    id: integer().$type<PersonId>().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<CareerKind>().notNull(),
    /** Who holds the career; null: an AI. */
    userId: userId(),
    /** Whom he was as a player; null: he never was one that is on record. */
    playerId: playerId(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    nationId: nationId().notNull(),
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
