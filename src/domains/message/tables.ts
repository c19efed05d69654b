/** Conversations and who takes part in them. What is said there are comments on the conversation (`discussion`). */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { comments } from '#domains/discussion/tables.ts';

const conversation = () =>
  integer()
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' });

export const conversations = pgTable(
  'conversations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What its members call a group; null: it is between two. */
    name: text(),
    /** The two, the one with the lower id first; null: a group. */
    lowUserId: userId(),
    highUserId: userId(),
    /** Who has given the group its name; null: it is between two, or that user has left. */
    namedBy: userId(),
    /** Who may remove members of a group; null: it is between two. */
    ownerId: userId(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('conversations_of_two').on(table.lowUserId, table.highUserId),
    index('conversations_by_high_user').on(table.highUserId),
    index('conversations_by_owner').on(table.ownerId),
    index('conversations_by_namer').on(table.namedBy),
    check(
      'conversations_of_two_or_named',
      sql`case when ${table.name} is null then ${table.lowUserId} < ${table.highUserId} and ${table.highUserId} is not null
          and ${table.ownerId} is null
        else ${table.lowUserId} is null and ${table.highUserId} is null end`,
    ),
  ],
);

/** What a conversation is to one of its members. Ids of messages grow, so that one says how far something goes. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: conversation(),
    userId: userId().notNull(),
    /**
     * 'asked': somebody who is no friend has written, and waits for an answer. 'declined': they wait in vain, and are not told: to the others
     * it is as if they were still asked. 'left': they were in the group, or were removed.
     */
    state: text().$type<'member' | 'asked' | 'declined' | 'left'>().notNull(),
    /** Who has brought them in; null: they have begun it themselves, or that user has left. */
    invitedBy: userId(),
    /** Messages up to this one are not shown to them: they came later, or have cleared it. */
    clearedTo: integer().notNull().default(0),
    /** While they are asked, messages after this one are not shown to them. */
    shownTo: integer().notNull().default(0),
    /** They have read up to this one. */
    readTo: integer().notNull().default(0),
    /** Their devices were told of messages up to this one. */
    pushedTo: integer().notNull().default(0),
    /** Put away until there is a message after this one; 0: it is not. */
    archivedTo: integer().notNull().default(0),
    /** Neither counted nor told. */
    isMuted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_members_by_user').on(table.userId),
    index('conversation_members_by_inviter').on(table.invitedBy),
  ],
);

/**
 * Whom users have asked whether they may write to them. These rows outlive their conversations, so that nobody is asked more often
 * by founding groups and leaving them.
 */
export const messageRequests = pgTable(
  'message_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who has asked. */
    userId: userId().notNull(),
    askedId: userId().notNull(),
    /** There may be no such conversation any more. */
    conversationId: integer().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    isAccepted: boolean().notNull().default(false),
  },
  (table) => [
    index('message_requests_by_user').on(table.userId, table.askedAt),
    index('message_requests_by_asked').on(table.askedId, table.userId),
  ],
);

/** Messages that a user has deleted for themselves. */
export const hiddenMessages = pgTable(
  'hidden_messages',
  {
    userId: userId().notNull(),
    messageId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId] }),
    index('hidden_messages_by_message').on(table.messageId),
  ],
);
