/** Rumors told by reporters. */
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
    /** The reporter, and the desk at the time. */
    personId: personId().notNull(),
    deskId: integer()
      .$type<DeskId>()
      .notNull()
      .references(() => desks.id),
    kind: text().$type<RumorKind>().notNull(),
    /** The club that signs the player, trades him away or fires the coach. */
    clubId: clubId().notNull(),
    playerId: playerId(),
    coachId: personId(),
    state: text().$type<RumorState>().notNull(),
    /** Absolute days: it comes true if it happens after the first, up to and including the second. */
    toldOn: integer().notNull(),
    byDay: integer().notNull(),
    newsId: integer().references(() => news.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('told_rumors_by_person').on(table.personId, table.id),
    index('told_rumors_by_news').on(table.newsId),
    // The first reporter has it exclusively until it has been checked.
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
