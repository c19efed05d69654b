/** What users have bought for pucks. */
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { ArenaLook } from '#domains/club/constants.ts';
import type { ClubColors, Crest, Jersey } from '#domains/club/rules/looks.ts';
import type { FrameId, ItemId } from '#domains/shop/constants.ts';
import type { UserId } from '#engine/ids.ts';

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
