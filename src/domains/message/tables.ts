/** Conversations and their members. Messages are comments on the conversation (`discussion`). */
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
    /** The name that members gave the group; null: between two users. */
    name: text(),
    /** The two users, lower id first; null: a group. */
    lowUserId: userId(),
    highUserId: userId(),
    /** User who named the group; null: between two users, or that user has left. */
    namedBy: userId(),
    /** User who may remove members of a group; null: between two users. */
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

/** A conversation from the perspective of one member. Message ids grow, so a single id marks a position. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: conversation(),
    userId: userId().notNull(),
    /**
     * 'asked': a user who is not a friend wrote, and waits for an answer. 'declined': refused without telling the
     * others, who see it as still asked. 'left': the member left the group or was removed.
     */
    state: text().$type<'member' | 'asked' | 'declined' | 'left'>().notNull(),
    /** User who added them; null: they began the conversation, or that user has left. */
    invitedBy: userId(),
    /** Messages up to this one are hidden from them, since they joined later or cleared the conversation. */
    clearedTo: integer().notNull().default(0),
    /** While they are asked, messages after this one are hidden from them. */
    shownTo: integer().notNull().default(0),
    /** The last message they have read. */
    readTo: integer().notNull().default(0),
    /** The last message pushed to their devices. */
    pushedTo: integer().notNull().default(0),
    /** Archived until there is a message after this one; 0: not archived. */
    archivedTo: integer().notNull().default(0),
    /** Neither counted as unread nor notified. */
    isMuted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_members_by_user').on(table.userId),
    index('conversation_members_by_inviter').on(table.invitedBy),
  ],
);

/**
 * Requests to write to a user. They outlive their conversations, so that creating and leaving groups does not allow
 * more of them.
 */
export const messageRequests = pgTable(
  'message_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** User who sent the request. */
    userId: userId().notNull(),
    askedId: userId().notNull(),
    /** The conversation may no longer exist. */
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
