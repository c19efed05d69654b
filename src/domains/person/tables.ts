/**
 * Persons: everyone in the world with a career other than playing. A user may have one of each kind; the others are AI.
 */

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
    /** The career's user; null: an AI. */
    userId: userId(),
    /** The player he used to be; null: none on record. */
    playerId: playerId(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    nationId: nationId().notNull(),
    /** Season of birth: age = season − birthSeason. */
    birthSeason: smallint().notNull(),
    /** facesjs face description. */
    face: jsonb().$type<Record<string, unknown>>().notNull(),
    /** First and last season of the career; null: active. */
    startedAt: smallint().notNull(),
    retiredAt: smallint(),
  },
  (table) => [
    uniqueIndex('persons_one_career_of_a_kind').on(table.userId, table.kind).where(sql`${table.retiredAt} is null`),
    index('persons_by_kind').on(table.kind, table.retiredAt),
    index('persons_by_player').on(table.playerId),
  ],
);
