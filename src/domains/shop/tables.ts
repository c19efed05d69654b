/** Purchases of users for pucks. */
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
    /** Key of the ledger transaction, so that repeated requests buy once. */
    key: text().primaryKey(),
    userId: userId().notNull(),
    item: text().$type<ItemId>().notNull(),
    /** Pucks paid. */
    price: integer().notNull(),
    boughtAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('shop_items_by_user').on(table.userId, table.item)],
);

/** Cards that users have collected. They show public facts and have no effect in the game. */
export const shopCards = pgTable(
  'shop_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    /** The purchase of its pack. */
    packKey: text().notNull(),
    playerId: playerId().notNull(),
    /** The player's team when it was drawn. */
    teamId: teamId().notNull(),
    season: integer().notNull(),
    finish: text().$type<Finish>().notNull(),
  },
  (table) => [index('shop_cards_by_user').on(table.userId, table.finish, table.playerId)],
);

/**
 * Names and faces with which managers overlay juniors. Words never change: new ones are a new row, which is reviewed
 * separately.
 */
export const customPlayers = pgTable(
  'custom_players',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    playerId: playerId().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** A facesjs description. */
    face: jsonb().$type<Record<string, unknown>>().notNull(),
    /** When a moderator approved the words; null: only visible to the owner. */
    passedAt: timestamp({ withTimezone: true }),
    /** When a moderator removed them; null: not removed. */
    refusedAt: timestamp({ withTimezone: true }),
  },
  (table) => [unique('custom_players_once').on(table.userId, table.playerId)],
);

/** What users wear, and when they last named custom players. Their face is stored with the account. */
export const shopLooks = pgTable('shop_looks', {
  userId: userId().primaryKey(),
  /** Frame around the face; null: none. */
  frame: text().$type<FrameId>(),
  /** Design for the club they manage; null each: the original look. */
  jersey: jsonb().$type<Jersey>(),
  colors: jsonb().$type<ClubColors>(),
  crest: jsonb().$type<Crest>(),
  arena: text().$type<ArenaLook>(),
  /** When names of custom players were last sent to moderators, including deleted ones. */
  namedAt: timestamp({ withTimezone: true }).array().notNull().default([]),
});
