/** Rumors that reporters have told. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import { news } from '#domains/news/tables.ts';
import { personId } from '#domains/person/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import { desks } from '#domains/reporter/tables.ts';
import type { RumorKind, RumorState } from '#domains/rumor/constants.ts';
import type { DeskId } from '#engine/ids.ts';

export const toldRumors = pgTable(
  'told_rumors',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The reporter, and the desk for which he has told it. */
    personId: personId().notNull(),
    deskId: integer()
      .$type<DeskId>()
      .notNull()
      .references(() => desks.id),
    kind: text().$type<RumorKind>().notNull(),
    /** Who signs the player, trades him away or dismisses the coach. */
    clubId: clubId().notNull(),
    playerId: playerId(),
    coachId: personId(),
    state: text().$type<RumorState>().notNull(),
    /** Absolute days: what happens after the first and up to the second makes it true. */
    toldOn: integer().notNull(),
    byDay: integer().notNull(),
    newsId: integer().references(() => news.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('told_rumors_by_person').on(table.personId, table.id),
    index('told_rumors_by_news').on(table.newsId),
    // Who tells it first has it: nobody tells the same until that has been checked.
    uniqueIndex('told_rumors_one_of_a_player')
      .on(table.kind, table.playerId, table.clubId)
      .where(sql`${table.state} = 'open' and ${table.playerId} is not null`),
    uniqueIndex('told_rumors_one_of_a_coach')
      .on(table.coachId, table.clubId)
      .where(sql`${table.state} = 'open' and ${table.coachId} is not null`),
    check(
      'told_rumors_are_about_somebody',
      sql`(${table.kind} = 'firing') = (${table.coachId} is not null)
        and (${table.kind} <> 'firing') = (${table.playerId} is not null)`,
    ),
    check('told_rumors_look_ahead', sql`${table.byDay} > ${table.toldOn}`),
  ],
);
