import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { NewsFact } from '#domains/kinds.ts';
import type { ClubId, GameId, LeagueId, PersonId, PlayerId } from '#engine/ids.ts';

/** News items as facts (`domains/kinds.ts`), with their subjects. */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    season: integer().notNull(),
    day: smallint().notNull(),
    kind: text().$type<NewsFact['kind']>().notNull(),
    clubId: integer().$type<ClubId>(),
    leagueId: integer().$type<LeagueId>(),
    playerId: integer().$type<PlayerId>(),
    gameId: integer().$type<GameId>(),
    /** A coach or another person with an off-ice career. */
    personId: integer().$type<PersonId>(),
    /** The manager it is about; used to anonymize the item when the account is erased. */
    userId: userId(),
    /** Names and numbers for the message, resolved when it happened. */
    params: jsonb().$type<NewsFact['params']>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('news_by_club').on(table.clubId, table.id),
    index('news_by_league').on(table.leagueId, table.id),
    index('news_by_day').on(table.season, table.day),
    index('news_by_player').on(table.playerId, table.id),
    index('news_by_person').on(table.personId, table.id).where(sql`${table.personId} is not null`),
    index('news_by_user').on(table.userId).where(sql`${table.userId} is not null`),
  ],
);

/** Clubs, players and people that an item mentions; it is also listed under their news. */
export const newsMentions = pgTable(
  'news_mentions',
  {
    newsId: integer()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    clubId: integer().$type<ClubId>(),
    playerId: integer().$type<PlayerId>(),
    personId: integer().$type<PersonId>(),
  },
  (table) => [
    index('news_mentions_by_news').on(table.newsId),
    index('news_mentions_by_club').on(table.clubId, table.newsId).where(sql`${table.clubId} is not null`),
    index('news_mentions_by_player').on(table.playerId, table.newsId).where(sql`${table.playerId} is not null`),
    index('news_mentions_by_person').on(table.personId, table.newsId).where(sql`${table.personId} is not null`),
  ],
);

/** The newest item that each user has seen. */
export const newsSeen = pgTable('news_seen', {
  userId: userId().primaryKey(),
  newsId: integer().notNull(),
});
