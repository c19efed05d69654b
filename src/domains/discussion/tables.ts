/**
 * What users say about subjects and how they react to them. A subject is named by its kind and id, so no key refers to it: code that
 * removes one for good calls `dropDiscussions`.
 */
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';

const subject = () => ({ subjectKind: text().notNull(), subjectId: integer().notNull() });

/** In the order of their ids. One that its author takes back is gone. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...subject(),
    /** null: the game has written it, as an announcement of the forum. */
    userId: userId({ onDelete: 'cascade' }),
    /** The club for which its manager has said it; null: it was said for no club. */
    clubId: clubId(),
    text: text().notNull(),
    /** Only those inside read it: the clubs of a trade while it is theirs alone. */
    isPrivate: boolean().notNull().default(false),
    /**
     * Its place in the subject: of a game the index of the last event that had been revealed, −1 before the first; of a topic the
     * number of the post.
     */
    part: integer(),
    /** The comment that it answers; null: none, or one that is gone. */
    answersId: integer().references((): AnyPgColumn => comments.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When its author changed it last; what it said before is in `comment_edits`. */
    editedAt: timestamp({ withTimezone: true }),
    /** A moderator has removed it, and nobody reads it; null: it is there. */
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('comments_by_subject').on(table.subjectKind, table.subjectId, table.id),
    index('comments_by_part').on(table.subjectKind, table.subjectId, table.part),
    index('comments_by_user').on(table.userId, table.id),
    index('comments_by_user_and_kind').on(table.userId, table.subjectKind, table.id),
    index('comments_by_answered').on(table.answersId),
    index('comments_by_club').on(table.clubId),
    check('comments_are_by_users', sql`${table.userId} is not null or ${table.subjectKind} = 'topic'`),
  ],
);

/** What comments said before their authors changed them. */
export const commentEdits = pgTable(
  'comment_edits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Until then it said so. */
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('comment_edits_by_comment').on(table.commentId, table.id),
    index('comment_edits_by_time').on(table.until),
  ],
);

/** That users have said something and taken it back: limits count it, and it may not be taken away from them. */
export const takenBack = pgTable(
  'taken_back',
  {
    /** The id that the comment had. */
    id: integer().primaryKey(),
    ...subject(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    part: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('taken_back_by_user').on(table.userId, table.id)],
);

/** What users have begun to write, one for each place. A place that is no subject of comments has a kind of its own: 'user', the first message to them. */
export const textDrafts = pgTable(
  'text_drafts',
  {
    userId: userId({ onDelete: 'cascade' }).notNull(),
    ...subject(),
    text: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subjectKind, table.subjectId] })],
);

/** Of each kind at most one a user and part of a subject. */
export const reactions = pgTable(
  'reactions',
  {
    ...subject(),
    /** The part of the subject: the index of an event of a game; 0: the subject as a whole. */
    part: integer().notNull().default(0),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    reaction: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectKind, table.subjectId, table.part, table.userId, table.reaction] }),
    index('reactions_by_user').on(table.userId),
  ],
);
