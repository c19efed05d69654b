/** Clubs' camps: their managers' choices and, once they are over, the results. */
import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { CampFocus, CampKind } from '#domains/camp/constants.ts';
import type { CampWork } from '#domains/camp/rules.ts';
import { clubId } from '#domains/club/tables.ts';
import type { PlayerId } from '#engine/ids.ts';

export const camps = pgTable(
  'camps',
  {
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    kind: text().$type<CampKind>().notNull(),
    /** null: the assistant chooses, until the camp is over. */
    focus: text().$type<CampFocus>(),
    invited: integer().array().$type<PlayerId[]>(),
    /** null until it is over. */
    report: jsonb().$type<CampWork[]>(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season, table.kind] })],
);
