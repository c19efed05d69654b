/**
 * Users' comments on subjects and their reactions. A subject is named by its kind and id, so there are no foreign keys
 * to it: code that deletes one calls `dropDiscussions`.
 */
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';

const subject = () => ({ subjectKind: text().notNull(), subjectId: integer().notNull() });

/** Ordered by id. Comments taken back by their author are deleted. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...subject(),
    /** null: written by the game, as an announcement in the forum. */
    userId: userId({ onDelete: 'cascade' }),
    /** The club that its manager commented for; null: none. */
    clubId: clubId(),
    text: text().notNull(),
    /** Whether only insiders read it: the clubs of a trade before it is public. */
    isPrivate: boolean().notNull().default(false),
    /**
     * Its place in the subject: in a game, the index of the last revealed event, −1 before the first; in a topic, the
     * number of the post.
     */
    part: integer(),
    /** The comment it answers; null: none, or a deleted one. */
    answersId: integer().references((): AnyPgColumn => comments.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Time of the author's last edit; former texts are in `comment_edits`. */
    editedAt: timestamp({ withTimezone: true }),
    /** When a moderator removed it, which hides it from everyone; null: not removed. */
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

/** Former texts of edited comments. */
export const commentEdits = pgTable(
  'comment_edits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** The text was valid until then. */
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('comment_edits_by_comment').on(table.commentId, table.id),
    index('comment_edits_by_time').on(table.until),
  ],
);

/** Comments that users have taken back: they count toward limits, and remain for this purpose. */
export const takenBack = pgTable(
  'taken_back',
  {
    /** The id of the comment. */
    id: integer().primaryKey(),
    ...subject(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    part: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('taken_back_by_user').on(table.userId, table.id)],
);

/**
 * Users' drafts, one per place. Places that are not subjects of comments have their own kinds: 'user' is the first
 * message to a user.
 */
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

/** At most one of each kind per user and part of a subject. */
export const reactions = pgTable(
  'reactions',
  {
    ...subject(),
    /** The part of the subject: the index of a game event; 0: the whole subject. */
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
