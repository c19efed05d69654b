/** Categories and topics of the forum. Posts are comments on topics (`discussion`); the number of a post is its part. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
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
import { comments } from '#domains/discussion/tables.ts';
import type { CategoryKind, TopicLanguage } from '#domains/forum/constants.ts';
import { leagueId } from '#domains/league/tables.ts';
import { nationId } from '#domains/nation/tables.ts';
import type { UserId } from '#engine/ids.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const instant = () => timestamp({ withTimezone: true });

/** One of each kind; for leagues and nations, one each. */
export const forumCategories = pgTable(
  'forum_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<CategoryKind>().notNull(),
    /** The PRO league of the category. */
    leagueId: leagueId({ onDelete: 'cascade' }),
    nationId: nationId({ onDelete: 'cascade' }),
  },
  (table) => [
    unique('forum_categories_one_each').on(table.kind, table.leagueId, table.nationId).nullsNotDistinct(),
    index('forum_categories_by_league').on(table.leagueId),
    index('forum_categories_by_nation').on(table.nationId),
    check(
      'forum_categories_are_of_their_kind',
      sql`(${table.kind} = 'league') = (${table.leagueId} is not null) and (${table.kind} = 'nation') = (${table.nationId} is not null)`,
    ),
  ],
);

const topic = () =>
  integer()
    .notNull()
    .references(() => topics.id, { onDelete: 'cascade' });
const category = () =>
  integer()
    .notNull()
    .references(() => forumCategories.id, { onDelete: 'cascade' });

export const topics = pgTable(
  'topics',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    categoryId: category(),
    /** null: a deleted user. */
    userId: userId({ onDelete: 'set null' }),
    title: text().notNull(),
    language: text().$type<TopicLanguage>().notNull().default('en'),
    /** In lowercase, in the author's order. */
    tags: text().array().notNull().default([]),
    isPinned: boolean().notNull().default(false),
    isLocked: boolean().notNull().default(false),
    /** The number of the post that solves it; null: unsolved. */
    solvedBy: integer(),
    /** Number of the last post; the numbers of deleted posts are not reused. */
    lastNumber: integer().notNull().default(0),
    /** Number of posts after the first that are shown: neither taken back nor removed by a moderator. */
    replies: integer().notNull().default(0),
    lastPostAt: instant().notNull(),
    /** Number of distinct users who have opened it. */
    readers: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** When a moderator removed it, which hides it from everyone; null: not removed. */
    hiddenAt: instant(),
    /** The game's announcement in it; null: a user's topic. One topic in each language. */
    announces: text(),
  },
  (table) => [
    unique('topics_announce_once').on(table.announces, table.language),
    index('topics_by_category').on(table.categoryId, table.isPinned, table.lastPostAt, table.id),
    index('topics_by_category_and_post').on(table.categoryId, table.lastPostAt),
    index('topics_by_category_and_start').on(table.categoryId, table.id),
    index('topics_by_post').on(table.lastPostAt, table.id),
    index('topics_by_user').on(table.userId, table.id),
    index('topics_by_language').on(table.language, table.lastPostAt, table.id),
    index('topics_by_tag').using('gin', table.tags),
  ],
);

/** Users' reading positions in topics; their follow levels are in `follow`. */
export const topicReaders = pgTable(
  'topic_readers',
  {
    userId: userId({ onDelete: 'cascade' }).notNull(),
    topicId: topic(),
    /** The number of the last post they have read. */
    readTo: integer().notNull().default(0),
    readAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topicId] }),
    index('topic_readers_by_time').on(table.userId, table.readAt),
    index('topic_readers_by_topic').on(table.topicId),
  ],
);

/** When users last marked a whole category as read. */
export const categoryReads = pgTable(
  'category_reads',
  { userId: userId({ onDelete: 'cascade' }).notNull(), categoryId: category(), readAt: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.categoryId] }),
    index('category_reads_by_category').on(table.categoryId),
  ],
);

/**
 * The search index: the words of each post, and for a topic's first post those of its title as well. Place and author
 * never change and are copied here, so that a search reads only the posts it shows.
 */
export const postWords = pgTable(
  'post_words',
  {
    commentId: integer()
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    topicId: integer().notNull(),
    /** null: written by the game. */
    userId: integer().$type<UserId>(),
    /** Language of its topic, which determines the stemming of its words. */
    language: text().$type<TopicLanguage>().notNull(),
    postedAt: instant().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    index('post_words_by_word').using('gin', table.words),
    index('post_words_by_user').on(table.userId, table.commentId),
    index('post_words_by_time').on(table.postedAt, table.commentId),
  ],
);

export const postBookmarks = pgTable(
  'post_bookmarks',
  {
    userId: userId({ onDelete: 'cascade' }).notNull(),
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.commentId] }),
    index('post_bookmarks_by_comment').on(table.commentId),
  ],
);

/** Polls of topics. */
export const topicPolls = pgTable(
  'topic_polls',
  {
    topicId: topic().primaryKey(),
    question: text().notNull(),
    options: text().array().notNull(),
    /** Whether users may choose several options. */
    isMultiple: boolean().notNull(),
    /** Whether everyone sees who has chosen what. */
    isPublic: boolean().notNull(),
    closesAt: instant().notNull(),
    /** Votes for each option, and the number of voters: counted as they vote, so that reading requires no counting. */
    votes: integer().array().notNull(),
    voters: integer().notNull().default(0),
  },
  (table) => [
    check('topic_polls_have_options', sql`cardinality(${table.options}) between 2 and 10`),
    check('topic_polls_count_each_option', sql`cardinality(${table.votes}) = cardinality(${table.options})`),
  ],
);

export const topicVotes = pgTable(
  'topic_votes',
  {
    topicId: integer()
      .notNull()
      .references(() => topicPolls.topicId, { onDelete: 'cascade' }),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    /** Its index among the options, from 0. */
    option: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.userId, table.option] }),
    index('topic_votes_by_user').on(table.userId),
    index('topic_votes_by_option').on(table.topicId, table.option, table.userId),
  ],
);
