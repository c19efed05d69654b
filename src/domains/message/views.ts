/** Builds the views of conversations and messages for their members. */

import { and, desc, eq, exists, inArray, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import { type Comment, listComments } from '#domains/discussion/store/comments.ts';
import { comments } from '#domains/discussion/tables.ts';
import { commentView } from '#domains/discussion/views.ts';
import type { Box } from '#domains/message/constants.ts';
import { MAX_UNANSWERED } from '#domains/message/constants.ts';
import type { Conversation, ListedConversation, Message } from '#domains/message/contract.ts';
import { isFresh } from '#domains/message/rules.ts';
import { exchange } from '#domains/message/store/conversations.ts';
import {
  conversationSubject,
  hidesReceipts,
  isListed,
  isThereFor,
  type Membership,
} from '#domains/message/store/members.ts';
import { isSeen, isUnread } from '#domains/message/store/unread.ts';
import { conversationMembers, conversations } from '#domains/message/tables.ts';
import { userSettings } from '#domains/settings/tables.ts';
import { cutText } from '#engine/graphemes.ts';
import type { UserId } from '#engine/ids.ts';
import type { Actor } from '#platform/calls/policy.ts';
import type { Database } from '#platform/database/client.ts';
import { containsFolded } from '#platform/database/letters.ts';

export const CONVERSATIONS_PER_PAGE = 25;
/** Messages per page. */
export const MESSAGES_AT_A_TIME = 50;
/** Characters of the latest message in a list. */
const EXCERPT = 140;

interface Asked {
  userId: UserId;
  box: Box;
  /** '': no search. */
  search: string;
  page: number;
  now: Date;
}

/** Returns one page of a user's conversations, latest first, and their total. Two queries. */
export async function listConversations(
  db: Database,
  { userId, box, search, page, now }: Asked,
): Promise<{ rows: ListedConversation[]; total: number }> {
  const last = db
    .select({ id: comments.id, text: comments.text, createdAt: comments.createdAt, userId: comments.userId })
    .from(comments)
    .where(isSeen)
    .orderBy(desc(comments.id))
    .limit(1)
    .as('last');
  const unread = db.$count(comments, isUnread);
  const rows = await db
    .select({
      id: conversations.id,
      name: conversations.name,
      isMuted: conversationMembers.isMuted,
      last: { text: last.text, at: last.createdAt, userId: last.userId, author: users.name },
      unread,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .leftJoinLateral(last, sql`true`)
    .leftJoin(users, eq(users.id, last.userId))
    .where(
      and(
        eq(conversationMembers.userId, userId),
        isListed,
        isInBox(box, last.id),
        // Hides conversations between two without readable messages: cleared, or all by a blocked user.
        or(sql`${conversations.name} is not null`, sql`${last.id} is not null`),
        isWithoutBlocked,
        search === '' ? undefined : isFound(search),
      ),
    )
    .orderBy(desc(sql`coalesce(${last.createdAt}, ${conversations.createdAt})`), desc(conversations.id))
    .limit(CONVERSATIONS_PER_PAGE)
    .offset((page - 1) * CONVERSATIONS_PER_PAGE);
  const others = await othersIn(
    db,
    rows.map(({ id }) => id),
    { userId, now },
  );
  return {
    rows: rows.map(({ total: _all, last: said, ...row }) => ({
      ...row,
      others: (others.get(row.id) ?? []).map(({ user }) => user),
      last: excerptOf(said),
    })),
    total: rows[0]?.total ?? 0,
  };
}

interface Last {
  text: string | null;
  at: Date | null;
  userId: UserId | null;
  author: string | null;
}

/** Returns the beginning of the latest message; null: none, as the outer join yields it. */
function excerptOf({ text, at, userId, author }: Last): ListedConversation['last'] {
  if (text === null || at === null || userId === null || author === null) return null;
  return { author: { id: userId, name: author }, text: cutText(text, EXCERPT), at: at.toISOString() };
}

function isInBox(box: Box, lastId: SQLWrapper): SQL | undefined {
  const isAsked = eq(conversationMembers.state, 'asked');
  if (box === 'requests') return isAsked;
  const isPutAway = sql`(${conversationMembers.archivedTo} > 0 and coalesce(${lastId}, 0) <= ${conversationMembers.archivedTo})`;
  return and(eq(conversationMembers.state, 'member'), box === 'archive' ? isPutAway : sql`not ${isPutAway}`);
}

/** The condition that hides conversations between two from the user who blocked the other. */
const isWithoutBlocked = and(
  sql`(${conversations.lowUserId} is null or ${isReadBy(conversationMembers.userId, conversations.lowUserId)})`,
  sql`(${conversations.highUserId} is null or ${isReadBy(conversationMembers.userId, conversations.highUserId)})`,
);

/** The condition that a search matches a message, the group's name or a member's name. */
function isFound(search: string): SQL | undefined {
  const member = sql`exists (select from ${users} u where ${containsFolded(sql`u.name`, search)} and u.id <> ${conversationMembers.userId}
    and (u.id in (${conversations.lowUserId}, ${conversations.highUserId}) or ${conversations.name} is not null and exists (
      select from ${conversationMembers} o where o.conversation_id = ${conversations.id} and o.user_id = u.id and o.state <> 'left')))`;
  const said = sql`exists (select from ${comments} where ${and(isSeen, containsFolded(comments.text, search))})`;
  return or(containsFolded(conversations.name, search), member, said);
}

/** Returns the other members of conversations, by name. One query. */
async function othersIn(db: Database, ids: readonly number[], { userId, now }: { userId: UserId; now: Date }) {
  const byConversation = new Map<number, Conversation['others']>();
  if (ids.length === 0) return byConversation;
  const isHiding = exists(
    db
      .select({ one: sql`1` })
      .from(userSettings)
      .where(and(eq(userSettings.userId, users.id), hidesReceipts)),
  );
  // Between two users, the other is named even after they declined or left.
  const isPair = sql`${users.id} in (${conversations.lowUserId}, ${conversations.highUserId})`;
  const isIn = sql`${users.id} in (select o.user_id from ${conversationMembers} o
    where o.conversation_id = ${conversations.id} and o.state <> 'left')`;
  const rows = await db
    .select({
      conversationId: conversations.id,
      user: { id: users.id, name: users.name, lastOnlineAt: users.shownOnlineAt },
      readTo: conversationMembers.readTo,
      state: conversationMembers.state,
      isHiding,
    })
    .from(conversations)
    .innerJoin(
      users,
      sql`${users.id} = any(array_remove(array[${conversations.lowUserId}, ${conversations.highUserId}], null)
        || array(select o.user_id from ${conversationMembers} o where o.conversation_id = ${conversations.id}))`,
    )
    .leftJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, conversations.id), eq(conversationMembers.userId, users.id)),
    )
    .where(and(inArray(conversations.id, [...ids]), ne(users.id, userId), or(isPair, isIn)))
    .orderBy(users.name);
  for (const { conversationId, user, readTo, state, isHiding: hides } of rows) {
    const { id, name, lastOnlineAt } = user;
    const list = byConversation.get(conversationId) ?? [];
    list.push({
      user: { id, name, isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()) },
      readTo: state === 'member' && !hides ? readTo : null,
    });
    byConversation.set(conversationId, list);
  }
  return byConversation;
}

/** Returns a conversation as a member sees it. */
export async function conversationView(db: Database, membership: Membership, now: Date): Promise<Conversation> {
  const { conversationId: id, userId, name, namedBy, ownerId, state, readTo, isMuted, archivedTo } = membership;
  const [others, closed] = await Promise.all([othersIn(db, [id], { userId, now }), closedFor(db, membership)]);
  return {
    id,
    name,
    others: others.get(id) ?? [],
    isRequest: state === 'asked',
    readTo,
    isOwner: ownerId === userId,
    isNamedByMe: namedBy === userId,
    isMuted,
    isArchived: archivedTo > 0,
    closed,
  };
}

async function closedFor(
  db: Database,
  { conversationId, userId, name, otherId }: Membership,
): Promise<Conversation['closed']> {
  if (name !== null || otherId === null) return null;
  const { isGone, hasBlocked, isUnanswered, said } = await exchange(db, conversationId, { userId, otherId });
  if (isGone) return 'gone';
  if (hasBlocked) return 'blocked';
  return isUnanswered && said >= MAX_UNANSWERED ? 'unanswered' : null;
}

interface Reading {
  reader: Actor;
  membership: Membership;
  now: Date;
}

/** Returns one page of the messages that a member can read, oldest first. */
export async function listMessages(
  db: Database,
  { reader, membership, now }: Reading,
  asked: { before?: number | undefined; after?: number | undefined },
): Promise<{ data: Message[]; hasMore: boolean }> {
  const page = await listComments(db, conversationSubject(membership.conversationId), {
    ...asked,
    limit: MESSAGES_AT_A_TIME,
    isInside: true,
    readerId: reader.id,
    where: isThereFor(membership),
  });
  return { data: page.comments.map((one) => messageView(one, { reader, now })), hasMore: page.hasMore };
}

/** Returns those of the messages that a member can read. */
export async function findMessages(
  db: Database,
  { reader, membership, now }: Reading,
  ids: readonly number[],
): Promise<Message[]> {
  if (ids.length === 0) return [];
  const { comments: found } = await listComments(db, conversationSubject(membership.conversationId), {
    limit: ids.length,
    isInside: true,
    readerId: reader.id,
    where: and(isThereFor(membership), inArray(comments.id, [...ids])),
  });
  return found.map((one) => messageView(one, { reader, now }));
}

function messageView(said: Comment, { reader, now }: Omit<Reading, 'membership'>): Message {
  const view = commentView(said, { viewer: reader, now });
  const fresh = isFresh(said.createdAt.getTime(), now.getTime());
  return {
    ...view,
    editedAt: said.editedAt?.toISOString() ?? null,
    isFresh: fresh,
    abilities: { ...view.abilities, remove: view.abilities.remove && fresh },
  };
}
