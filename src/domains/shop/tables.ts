/** What users have bought for pucks. */
import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { ArenaLook } from '#domains/club/constants.ts';
import type { ClubColors, Crest, Jersey } from '#domains/club/rules/looks.ts';
import { teamId } from '#domains/club/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import type { Finish, FrameId, ItemId } from '#domains/shop/constants.ts';

export const shopItems = pgTable(
  'shop_items',
  {
    /** Of the transaction in the ledger: what is sent twice is bought once. */
    key: text().primaryKey(),
    userId: userId().notNull(),
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
    userId: userId().notNull(),
    /** The purchase that brought it. */
    packKey: text().notNull(),
    playerId: playerId().notNull(),
    /** As he was when it was drawn. */
    teamId: teamId().notNull(),
    season: integer().notNull(),
    finish: text().$type<Finish>().notNull(),
  },
  (table) => [index('shop_cards_by_user').on(table.userId, table.finish, table.playerId)],
);

/** Names and faces that managers lay over juniors. Words never change: other ones are another row, which is judged on its own. */
export const customPlayers = pgTable(
  'custom_players',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    playerId: playerId().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** As facesjs describes it. */
    face: jsonb().$type<Record<string, unknown>>().notNull(),
    /** When a moderator passed the words; null: nobody but the owner is shown them. */
    passedAt: timestamp({ withTimezone: true }),
    /** When a moderator took them away; null: not. */
    refusedAt: timestamp({ withTimezone: true }),
  },
  (table) => [unique('custom_players_once').on(table.userId, table.playerId)],
);

/** What users have put on of what they own, and when they last named custom players. Their face is kept with the account. */
export const shopLooks = pgTable('shop_looks', {
  userId: userId().primaryKey(),
  /** Around the face; null: none. */
  frame: text().$type<FrameId>(),
  /** Of the club that they manage; null each: as the club was made. */
  jersey: jsonb().$type<Jersey>(),
  colors: jsonb().$type<ClubColors>(),
  crest: jsonb().$type<Crest>(),
  arena: text().$type<ArenaLook>(),
  /** When names of custom players were last sent to moderators, also of those that are gone. */
  namedAt: timestamp({ withTimezone: true }).array().notNull().default([]),
});
