/** What users have bought for pucks. */
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { ArenaLook } from '#domains/club/constants.ts';
import type { ClubColors, Crest, Jersey } from '#domains/club/rules/looks.ts';
import { teams } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { Finish, FrameId, ItemId } from '#domains/shop/constants.ts';
import type { PlayerId, TeamId, UserId } from '#engine/ids.ts';

export const shopItems = pgTable(
  'shop_items',
  {
    /** Of the transaction in the ledger: what is sent twice is bought once. */
    key: text().primaryKey(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    item: text().$type<ItemId>().notNull(),
    /** Pucks that were paid. */
    price: integer().notNull(),
    boughtAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('shop_items_by_user').on(table.userId, table.item)],
);

/** Cards that users have collected. They show what is public, and do nothing. */
export const shopCards = pgTable(
  'shop_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** The purchase that brought it. */
    packKey: text().notNull(),
    playerId: integer()
      .$type<PlayerId>()
      .notNull()
      .references(() => players.id),
    /** As he was when it was drawn. */
    teamId: integer()
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    season: integer().notNull(),
    finish: text().$type<Finish>().notNull(),
  },
  (table) => [index('shop_cards_by_user').on(table.userId, table.finish, table.playerId)],
);

/** What users have put on of what they own. Their face is kept with the account. */
export const shopLooks = pgTable('shop_looks', {
  userId: integer()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id),
  /** Around the face; null: none. */
  frame: text().$type<FrameId>(),
  /** Of the club that they manage; null each: as the club was made. */
  jersey: jsonb().$type<Jersey>(),
  colors: jsonb().$type<ClubColors>(),
  crest: jsonb().$type<Crest>(),
  arena: text().$type<ArenaLook>(),
});
