/** What a conversation is to its members: whether it is there for them, and what they make of it. */
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
/** The conversation as what users talk about. */
export const conversationSubject = (id: number) => ({ kind: KIND, id });

type MemberRow = typeof conversationMembers.$inferSelect;

/** A conversation as one of its members has it. */
export interface Membership extends MemberRow {
  name: string | null;
  /** Who may remove members of a group; null: it is between two. */
  ownerId: UserId | null;
  namedBy: UserId | null;
  /** Of two: the other one; null: it is a group. */
  otherId: UserId | null;
}

/** What a member may do for themselves only. */
export interface Own {
  id: number;
  userId: UserId;
}

export const isOwn = ({ id, userId }: Own) =>
  and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, userId));

/**
 * Returns a user's membership; null where there is none to see: they are not in it, have declined or left, or are asked by somebody whom
 * they have blocked. @param isHeld nobody else changes it until the transaction ends
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

/** Returns the memberships of all to whom a conversation is there, by user. */
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
/** The condition that a conversation is there for the member in the row: they have accepted, or are asked. */
export const isIn = inArray(conversationMembers.state, [...IN_IT]);

/** Holds a conversation until the transaction ends, before anything of it: what changes who is in it, or says something, comes one after the other. */
export async function holdConversation(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for('no key update');
}

/** Nothing that a user was asked to this conversation waits for them any more. */
export async function acceptRequests(tx: Transaction, { id, userId }: Own): Promise<void> {
  const isAnswered = and(eq(messageRequests.conversationId, id), eq(messageRequests.askedId, userId));
  await tx.update(messageRequests).set({ isAccepted: true }).where(isAnswered);
}

type Seen = Pick<Membership, 'userId' | 'state' | 'clearedTo' | 'shownTo'>;

/**
 * The condition that a message is there for a member, blocks aside: they came before it, have not deleted it, and have accepted or are
 * shown it with the request.
 */
export function isThereFor({ userId, state, clearedTo, shownTo }: Seen | typeof conversationMembers) {
  return and(
    sql`${comments.id} > ${clearedTo}`,
    sql`(${state} <> 'asked' or ${comments.id} <= ${shownTo})`,
    sql`not exists (select from ${hiddenMessages} where ${hiddenMessages.userId} = ${userId} and ${hiddenMessages.messageId} = ${comments.id})`,
  );
}

/** Returns the id of the newest message; 0 without one. */
export async function newestOf(tx: Transaction, id: number): Promise<number> {
  const [row] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.subjectKind, KIND), eq(comments.subjectId, id)))
    .orderBy(desc(comments.id))
    .limit(1);
  return row?.id ?? 0;
}

/** Does something with a membership that nobody else changes meanwhile; a conversation that is not theirs is unknown. */
async function asMember<D extends Done>(db: Database, own: Own, work: Work<D>): Promise<D | Refused> {
  return db.transaction((tx) => withMember(tx, own, work));
}

/** The same with the whole conversation held: who is in it, and whose it is. */
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

/** How far a member has read; never back, never past what there is. Others hear of it unless they were only asked. */
export async function readUpTo(db: Database, own: Own, to: number): Promise<Done> {
  return asMember(db, own, async (tx, { readTo, shownTo, state }) => {
    const reached = Math.min(to, state === 'asked' ? shownTo : await newestOf(tx, own.id));
    if (reached <= readTo) return { ok: true };
    if (state === 'member' && (await tellsReceipts(tx, own.userId)))
      await publish(tx, 'discussion', { ...conversationSubject(own.id), read: { userId: own.userId, to: reached } });
    return change(tx, own, { readTo: reached });
  });
}

/** Everything that a user may read counts as read. */
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

/** Deletes what was said so far, for this member only. */
export async function clear(db: Database, own: Own): Promise<Done> {
  return asMember(db, own, async (tx) => {
    const newest = await newestOf(tx, own.id);
    return change(tx, own, { clearedTo: newest, readTo: newest });
  });
}

/** Deletes one message for a member only; doing it twice changes nothing. */
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

/** Shows the others that a member is writing. Who was only asked shows nothing, nor who does not want to. */
export async function type(db: Database, own: Own): Promise<Done> {
  return asMember(db, own, async (tx, { state }) => {
    if (state === 'member' && (await tellsReceipts(tx, own.userId)))
      await publish(tx, 'discussion', { ...conversationSubject(own.id), typing: own.userId });
    return { ok: true };
  });
}

const { settingId, value } = userSettings;
/** The condition of a setting of a user that they do not tell what they have read, nor that they are typing. */
export const hidesReceipts = and(eq(settingId, 'message.receipts'), sql`${value} = 'false'::jsonb`);

async function tellsReceipts(tx: Transaction, userId: UserId): Promise<boolean> {
  return (await tx.$count(userSettings, and(eq(userSettings.userId, userId), hidesReceipts))) === 0;
}

/** Tells those who read the author, and are shown the message, that something was said, unless they have muted it. */
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

/** The condition that a conversation is listed for a user in the row of `conversation_members`: no block stands before it. */
export const isListed = and(
  isIn,
  or(
    eq(conversationMembers.state, 'member'),
    sql`${conversationMembers.invitedBy} is null`,
    isReadBy(conversationMembers.userId, conversationMembers.invitedBy),
  ),
);

/** Returns users by id, held until the transaction ends, in one order for everybody: nobody waits for somebody who waits for them. */
export async function holdUsers(tx: Transaction, ids: readonly UserId[]) {
  const rows = await tx
    .select({ id: users.id, name: users.name, activatedAt: users.activatedAt, deletedAt: users.deletedAt })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}
