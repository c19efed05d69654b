/** Categories and topics of the forum. Posts are comments on topics (`discussion`), and the number of a post is its part. */
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

/** One of each kind; of leagues and nations one each. */
export const forumCategories = pgTable(
  'forum_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<CategoryKind>().notNull(),
    /** The PRO league that it is of. */
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
    /** null: of a user who has left. */
    userId: userId({ onDelete: 'set null' }),
    title: text().notNull(),
    language: text().$type<TopicLanguage>().notNull().default('en'),
    /** In small letters, as their author has put them. */
    tags: text().array().notNull().default([]),
    isPinned: boolean().notNull().default(false),
    isLocked: boolean().notNull().default(false),
    /** The number of the post that solves it; null: it is not solved. */
    solvedBy: integer(),
    /** Of the post that was written last; the numbers of posts that are gone are not given again. */
    lastNumber: integer().notNull().default(0),
    lastPostAt: instant().notNull(),
    /** Users who have opened it, each once. */
    readers: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** A moderator has removed it, and nobody reads it; null: it is there. */
    hiddenAt: instant(),
    /** What the game announces in it; null: it is a user's. One topic in each language. */
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

/** What users have read of topics; what they want to hear of them is in `follow`. */
export const topicReaders = pgTable(
  'topic_readers',
  {
    userId: userId({ onDelete: 'cascade' }).notNull(),
    topicId: topic(),
    /** The number of the last post that they have read. */
    readTo: integer().notNull().default(0),
    readAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topicId] }),
    index('topic_readers_by_time').on(table.userId, table.readAt),
    index('topic_readers_by_topic').on(table.topicId),
  ],
);

/** When users have marked a category as read as a whole. */
export const categoryReads = pgTable(
  'category_reads',
  { userId: userId({ onDelete: 'cascade' }).notNull(), categoryId: category(), readAt: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.categoryId] }),
    index('category_reads_by_category').on(table.categoryId),
  ],
);

/**
 * What posts are found by: the words of each, and of the first of a topic those of its title as well. Where and by whom they were
 * written never changes, and is kept here too, so that a search reads the posts only that it shows.
 */
export const postWords = pgTable(
  'post_words',
  {
    commentId: integer()
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    topicId: integer().notNull(),
    /** null: the game has written it. */
    userId: integer().$type<UserId>(),
    /** Of its topic: what its words are reduced to depends on it. */
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

/** What a topic asks, if anything. */
export const topicPolls = pgTable(
  'topic_polls',
  {
    topicId: topic().primaryKey(),
    question: text().notNull(),
    options: text().array().notNull(),
    /** Each user may choose several. */
    isMultiple: boolean().notNull(),
    /** Everybody sees who has chosen what. */
    isPublic: boolean().notNull(),
    closesAt: instant().notNull(),
    /** How many have chosen each option, and how many have chosen anything: counted as they vote, so that readers need not count them. */
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
    /** Its place among the options, from 0. */
    option: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.userId, table.option] }),
    index('topic_votes_by_user').on(table.userId),
    index('topic_votes_by_option').on(table.topicId, table.option, table.userId),
  ],
);
