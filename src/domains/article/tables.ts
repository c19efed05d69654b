/** Reporters' articles, and their readers. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { ArticleState } from '#domains/article/constants.ts';
import { polls } from '#domains/ballot/tables.ts';
import { news } from '#domains/news/tables.ts';
import { personId } from '#domains/person/tables.ts';
import type { PrizeKind } from '#domains/reporter/constants.ts';
import { desks } from '#domains/reporter/tables.ts';
import type { ArticleId, DeskId } from '#engine/ids.ts';

export const articles = pgTable(
  'articles',
  {
    id: integer().$type<ArticleId>().primaryKey().generatedAlwaysAsIdentity(),
    personId: personId().notNull(),
    /** The desk it was published for; null: a draft. */
    deskId: integer()
      .$type<DeskId>()
      .references(() => desks.id),
    state: text().$type<ArticleState>().notNull(),
    headline: text().notNull(),
    /** In the markup of `discussion/rules/markup.ts`. */
    body: text().notNull(),
    /** The author's statement of sources; '' if none. */
    sources: text().notNull(),
    /** Incremented with each change, so that two windows cannot overwrite each other. */
    version: integer().notNull().default(1),
    /** Its news item, for readers' reactions; null: not in the news. */
    newsId: integer().references(() => news.id, { onDelete: 'set null' }),
    season: smallint(),
    /** Season day of publication. */
    day: smallint(),
    publishedAt: timestamp({ withTimezone: true }),
    /** Time of the last change after publication. */
    editedAt: timestamp({ withTimezone: true }),
    /** The moderator's reason for hiding it. */
    hiddenReason: text(),
    /** Number of distinct readers, without the author. */
    reads: integer().notNull().default(0),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('articles_by_person').on(table.personId, table.id),
    index('articles_by_news').on(table.newsId),
    check(
      'articles_are_of_a_desk',
      sql`${table.state} = 'draft' or (${table.deskId} is not null and ${table.season} is not null)`,
    ),
  ],
);

/** Polls of articles, one each. The votes are in `ballot`. */
export const articlePolls = pgTable(
  'article_polls',
  {
    articleId: integer()
      .$type<ArticleId>()
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    answers: text().array().notNull(),
    /** Number of game days after publication on which readers can vote. */
    days: smallint().notNull(),
    /** The ballot box; null: the article is not published. */
    pollId: integer().references(() => polls.id),
    /** Votes for each answer; null: not counted yet. */
    counts: integer().array(),
  },
  (table) => [
    index('article_polls_by_poll').on(table.pollId),
    check(
      'article_polls_are_whole',
      sql`cardinality(${table.answers}) >= 2 and ${table.days} > 0
        and (${table.counts} is null or (${table.pollId} is not null and cardinality(${table.counts}) = cardinality(${table.answers})))`,
    ),
  ],
);

export const articleReads = pgTable(
  'article_reads',
  {
    articleId: integer()
      .$type<ArticleId>()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    /** Absolute day. */
    readOn: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId] }),
    index('article_reads_by_user').on(table.userId),
    index('article_reads_by_day').on(table.readOn),
  ],
);

/** Users who were notified of being named in an article, directly or through one of their careers. */
export const articleMentions = pgTable(
  'article_mentions',
  {
    articleId: integer()
      .$type<ArticleId>()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    userId: userId({ onDelete: 'cascade' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId] }),
    index('article_mentions_by_user').on(table.userId),
  ],
);

/** Press prizes: the readers' favorite articles. */
export const pressPrizes = pgTable(
  'press_prizes',
  {
    season: smallint().notNull(),
    kind: text().$type<PrizeKind>().notNull(),
    /** The last day whose votes count. */
    day: smallint().notNull(),
    articleId: integer()
      .$type<ArticleId>()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    votes: integer().notNull(),
    /** Its news item; null: removed. */
    newsId: integer().references(() => news.id, { onDelete: 'set null' }),
    /** Whether its pucks exceeded the daily limit and are paid on the next day that allows it. */
    pucksWait: boolean().notNull().default(false),
  },
  (table) => [
    unique('press_prizes_one_each').on(table.season, table.kind, table.day),
    index('press_prizes_by_article').on(table.articleId),
    index('press_prizes_by_news').on(table.newsId),
    check('press_prizes_have_votes', sql`${table.votes} > 0`),
  ],
);
