/** Memberships: whether a member can see a conversation, and their own settings for it. */
import { and, desc, eq, inArray, isNotNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { isReadBy, readersOf } from '#domains/block/store.ts';
import { comments } from '#domains/discussion/tables.ts';
import { messageRefusals } from '#domains/message/refusals.ts';
import { conversationMembers, conversations, hiddenMessages, messageRequests } from '#domains/message/tables.ts';
import { userSettings } from '#domains/settings/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish, publishNotified } from '#platform/realtime.ts';

export const KIND = 'conversation';
/** The conversation as a subject of discussion. */
export const conversationSubject = (id: number) => ({ kind: KIND, id });

type MemberRow = typeof conversationMembers.$inferSelect;

/** A conversation from the perspective of one member. */
export interface Membership extends MemberRow {
  name: string | null;
  /** User who may remove members of a group; null: between two users. */
  ownerId: UserId | null;
  namedBy: UserId | null;
  /** The other of two users; null: a group. */
  otherId: UserId | null;
}

/** Identifies a conversation and the member for which something changes only for themselves. */
export interface Own {
  id: number;
  userId: UserId;
}

export const isOwn = ({ id, userId }: Own) =>
  and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, userId));

/**
 * Returns a user's membership; null if they cannot see the conversation: they are not in it, have declined or left, or
 * were asked by a user they have blocked. @param isHeld locks the row until the transaction ends
 */
export async function findMembership(
  db: Database | Transaction,
  own: Own,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<Membership | null> {
  const query = selectMemberships(db, isOwn(own));
  const [row] = await (isHeld ? query.for('no key update', { of: conversationMembers }) : query);
  return row ? membershipOf(row) : null;
}

/** Returns the memberships of all users who can see a conversation, by user. */
export async function findMemberships(db: Database, id: number): Promise<Map<UserId, Membership>> {
  const rows = await selectMemberships(db, eq(conversationMembers.conversationId, id));
  return new Map(rows.map((row) => [row.member.userId, membershipOf(row)]));
}

function selectMemberships(db: Database | Transaction, which: SQL | undefined) {
  const { state, userId, invitedBy } = conversationMembers;
  const isByBlocked = and(eq(state, 'asked'), isNotNull(invitedBy), not(isReadBy(userId, invitedBy)));
  return db
    .select({ member: conversationMembers, conversation: conversations })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(and(which, isIn, sql`not (${isByBlocked})`));
}

function membershipOf({
  member,
  conversation: { name, namedBy, ownerId, lowUserId, highUserId },
}: {
  member: MemberRow;
  conversation: typeof conversations.$inferSelect;
}): Membership {
  return { ...member, name, namedBy, ownerId, otherId: lowUserId === member.userId ? highUserId : lowUserId };
}

const IN_IT = ['member', 'asked'] as const;
/** The condition that the member in the row can see the conversation: they have accepted, or are asked. */
export const isIn = inArray(conversationMembers.state, [...IN_IT]);

/**
 * Locks a conversation until the transaction ends. Taken before any of its rows, so that changes of members and new
 * messages run one at a time.
 */
export async function holdConversation(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for('no key update');
}

/** Marks the requests that asked a user into this conversation as accepted. */
export async function acceptRequests(tx: Transaction, { id, userId }: Own): Promise<void> {
  const isAnswered = and(eq(messageRequests.conversationId, id), eq(messageRequests.askedId, userId));
  await tx.update(messageRequests).set({ isAccepted: true }).where(isAnswered);
}

type Seen = Pick<Membership, 'userId' | 'state' | 'clearedTo' | 'shownTo'>;

/**
 * The condition that a message is visible to a member, apart from blocks: they joined before it, have not deleted it,
 * and have accepted or see it with the request.
 */
export function isThereFor({ userId, state, clearedTo, shownTo }: Seen | typeof conversationMembers) {
  return and(
    sql`${comments.id} > ${clearedTo}`,
    sql`(${state} <> 'asked' or ${comments.id} <= ${shownTo})`,
    sql`not exists (select from ${hiddenMessages} where ${hiddenMessages.userId} = ${userId} and ${hiddenMessages.messageId} = ${comments.id})`,
  );
}

/** Returns the id of the newest message; 0: none. */
export async function newestOf(tx: Transaction, id: number): Promise<number> {
  const [row] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.subjectKind, KIND), eq(comments.subjectId, id)))
    .orderBy(desc(comments.id))
    .limit(1);
  return row?.id ?? 0;
}

/** Runs `work` with a locked membership; refuses a conversation the user is not in as unknown. */
async function asMember<D extends Done>(db: Database, own: Own, work: Work<D>): Promise<D | Refused> {
  return db.transaction((tx) => withMember(tx, own, work));
}

/** Runs `work` with the whole conversation locked, for changes of its members or owner. */
export async function asOneOfAll<D extends Done>(db: Database, own: Own, work: Work<D>): Promise<D | Refused> {
  return db.transaction(async (tx) => {
    await holdConversation(tx, own.id);
    return withMember(tx, own, work);
  });
}

export type Done = { ok: true } | Refused;
type Work<D> = (tx: Transaction, membership: Membership) => Promise<D>;

async function withMember<D extends Done>(tx: Transaction, own: Own, work: Work<D>): Promise<D | Refused> {
  const membership = await findMembership(tx, own, { isHeld: true });
  return membership ? work(tx, membership) : messageRefusals.unknown();
}

export async function change(tx: Transaction, own: Own, to: Partial<MemberRow>): Promise<{ ok: true }> {
  await tx.update(conversationMembers).set(to).where(isOwn(own));
  await publishNotified(tx, [own.userId]);
  return { ok: true };
}

/**
 * Records how far a member has read: never back, never past the newest message. The others are told unless the member
 * is only asked.
 */
export async function readUpTo(db: Database, own: Own, to: number): Promise<Done> {
  return asMember(db, own, async (tx, { readTo, shownTo, state }) => {
    const reached = Math.min(to, state === 'asked' ? shownTo : await newestOf(tx, own.id));
    if (reached <= readTo) return { ok: true };
    if (state === 'member' && (await tellsReceipts(tx, own.userId)))
      await publish(tx, 'discussion', { ...conversationSubject(own.id), read: { userId: own.userId, to: reached } });
    return change(tx, own, { readTo: reached });
  });
}

/** Marks everything that a user can read as read. */
export async function readAll(tx: Transaction, userId: UserId): Promise<void> {
  await tx
    .update(conversationMembers)
    .set({
      readTo: sql`greatest(${conversationMembers.readTo}, case when ${conversationMembers.state} = 'asked'
        then ${conversationMembers.shownTo} else (select c.id from ${comments} c
          where c.subject_kind = ${KIND} and c.subject_id = ${conversationMembers.conversationId} order by c.id desc limit 1) end)`,
    })
    .where(eq(conversationMembers.userId, userId));
}

export async function keep(
  db: Database,
  own: Own,
  { isMuted, isArchived }: { isMuted?: boolean | undefined; isArchived?: boolean | undefined },
): Promise<Done> {
  return asMember(db, own, async (tx, before) => {
    const archivedTo = isArchived ? await newestOf(tx, own.id) : 0;
    return change(tx, own, {
      isMuted: isMuted ?? before.isMuted,
      archivedTo: isArchived === undefined ? before.archivedTo : archivedTo,
    });
  });
}

/** Deletes all messages so far, for this member only. */
export async function clear(db: Database, own: Own): Promise<Done> {
  return asMember(db, own, async (tx) => {
    const newest = await newestOf(tx, own.id);
    return change(tx, own, { clearedTo: newest, readTo: newest });
  });
}

/** Deletes one message for one member only; idempotent. */
export async function hideMessage(
  db: Database,
  messageId: number,
  { userId, on }: { userId: UserId; on: { kind: string; id: number } },
): Promise<Done> {
  if (on.kind !== KIND) return messageRefusals.unknown();
  return asMember(db, { id: on.id, userId }, async (tx, { clearedTo }) => {
    if (messageId <= clearedTo) return messageRefusals.unknown();
    await tx.insert(hiddenMessages).values({ userId, messageId }).onConflictDoNothing();
    await publishNotified(tx, [userId]);
    return { ok: true };
  });
}

/** Shows the others that a member is typing, unless the member is only asked or has turned this off. */
export async function type(db: Database, own: Own): Promise<Done> {
  return asMember(db, own, async (tx, { state }) => {
    if (state === 'member' && (await tellsReceipts(tx, own.userId)))
      await publish(tx, 'discussion', { ...conversationSubject(own.id), typing: own.userId });
    return { ok: true };
  });
}

const { settingId, value } = userSettings;
/** The condition that a user has turned off read receipts and typing indicators. */
export const hidesReceipts = and(eq(settingId, 'message.receipts'), sql`${value} = 'false'::jsonb`);

async function tellsReceipts(tx: Transaction, userId: UserId): Promise<boolean> {
  return (await tx.$count(userSettings, and(eq(userSettings.userId, userId), hidesReceipts))) === 0;
}

/**
 * Publishes a new message to the members who see it and have not blocked the author, unless they have muted the
 * conversation.
 */
export async function tellReaders(tx: Transaction, { id, userId: authorId }: Own, messageId: number): Promise<void> {
  const rows = await tx
    .select({ userId: conversationMembers.userId })
    .from(conversationMembers)
    .where(
      and(
        eq(conversationMembers.conversationId, id),
        ne(conversationMembers.userId, authorId),
        or(
          eq(conversationMembers.state, 'member'),
          and(eq(conversationMembers.state, 'asked'), eq(conversationMembers.shownTo, messageId)),
        ),
        eq(conversationMembers.isMuted, false),
      ),
    );
  await publishNotified(
    tx,
    await readersOf(
      tx,
      authorId,
      rows.map(({ userId }) => userId),
    ),
  );
}

/** The condition that a conversation is listed for the user in the row of `conversation_members`: no block hides it. */
export const isListed = and(
  isIn,
  or(
    eq(conversationMembers.state, 'member'),
    sql`${conversationMembers.invitedBy} is null`,
    isReadBy(conversationMembers.userId, conversationMembers.invitedBy),
  ),
);

/** Returns users by id, locked until the transaction ends, in one fixed order, which rules out deadlocks. */
export async function holdUsers(tx: Transaction, ids: readonly UserId[]) {
  const rows = await tx
    .select({ id: users.id, name: users.name, activatedAt: users.activatedAt, deletedAt: users.deletedAt })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}
