/** Articles of reporters, and who has read them. */
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
    /** For which it was published; null: a draft. */
    deskId: integer()
      .$type<DeskId>()
      .references(() => desks.id),
    state: text().$type<ArticleState>().notNull(),
    headline: text().notNull(),
    /** In the markup of `rules/markup.ts`. */
    body: text().notNull(),
    /** What it is based on, in the author's words; '': he does not say. */
    sources: text().notNull(),
    /** Counts changes, so that two windows do not write over each other. */
    version: integer().notNull().default(1),
    /** Its item of the news, which readers react to; null: it is not in the news. */
    newsId: integer().references(() => news.id, { onDelete: 'set null' }),
    season: smallint(),
    /** Of the season, on which it was published. */
    day: smallint(),
    publishedAt: timestamp({ withTimezone: true }),
    /** When it was last changed after it was published. */
    editedAt: timestamp({ withTimezone: true }),
    /** Why a moderator has hidden it. */
    hiddenReason: text(),
    /** Readers, each once; the author is none of them. */
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

/** What an article asks its readers; one each. The votes are in `ballot`. */
export const articlePolls = pgTable(
  'article_polls',
  {
    articleId: integer()
      .$type<ArticleId>()
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    answers: text().array().notNull(),
    /** Game days after the one on which it is published on which readers can still vote. */
    days: smallint().notNull(),
    /** Where the votes are; null: the article has not been published. */
    pollId: integer().references(() => polls.id),
    /** Votes of each answer, once they are counted; null: they are not. */
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

/** Users whom an article has named, themselves or by a career of theirs: each has heard of it once. */
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

/** Prizes of the press: the articles that readers liked best. */
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
    /** Its item of the news; null: it is gone from there. */
    newsId: integer().references(() => news.id, { onDelete: 'set null' }),
    /** The limit of the day had no room for its pucks: they are paid on the next day that has. */
    pucksWait: boolean().notNull().default(false),
  },
  (table) => [
    unique('press_prizes_one_each').on(table.season, table.kind, table.day),
    index('press_prizes_by_article').on(table.articleId),
    index('press_prizes_by_news').on(table.newsId),
    check('press_prizes_have_votes', sql`${table.votes} > 0`),
  ],
);
