/** Begins conversations and stores messages. Nothing here behaves differently for a blocked user. */
import { and, eq, gt, ne } from 'drizzle-orm';
import { hasBlocked } from '#domains/block/store.ts';
import type { Trust } from '#domains/discussion/constants.ts';
import { findComment, timesSaidOn } from '#domains/discussion/store/comments.ts';
import { dropDraft } from '#domains/discussion/store/drafts.ts';
import { changeComment, checkComment, postComment } from '#domains/discussion/store/limits.ts';
import { friendships } from '#domains/friend/tables.ts';
import { MAX_MEMBERS, type MESSAGE_SETTINGS, WRITERS, type Writers } from '#domains/message/constants.ts';
import { messageRefusals } from '#domains/message/refusals.ts';
import { decideFirstContact, decideRequests, decideSaying, isFresh } from '#domains/message/rules.ts';
import {
  acceptRequests,
  asOneOfAll,
  conversationSubject,
  findMembership,
  holdConversation,
  holdUsers,
  KIND,
  type Membership,
  newestOf,
  type Own,
  tellReaders,
} from '#domains/message/store/members.ts';
import { conversationMembers, conversations, messageRequests } from '#domains/message/tables.ts';
import { userSettings } from '#domains/settings/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish, publishNotified } from '#platform/realtime.ts';

interface Writing {
  userId: UserId;
  text: string;
  now: Date;
}

/**
 * Writes to another user, in their existing conversation if there is one, or creates a group. @returns the id of the
 * conversation
 */
export async function begin(
  db: Database,
  { userIds, name, ...by }: Writing & { userIds: readonly UserId[]; name?: string | undefined },
): Promise<{ ok: true; id: number } | Refused> {
  const { userId, now } = by;
  const others = [...new Set(userIds)].filter((id) => id !== userId);
  const [first] = others;
  if (first === undefined) return messageRefusals.oneself();
  if (name === undefined && others.length > 1) return messageRefusals.nameNeeded();
  return db.transaction(async (tx) => {
    const known = name === undefined ? await between(tx, userId, first) : null;
    const invited = known === null ? await invite(tx, others, { userId, now }) : null;
    if (invited && !invited.ok) return invited;
    // Checked before anything is stored, so that a refusal leaves nothing behind.
    const may = invited ? await checkComment(tx, KIND, by) : { ok: true as const };
    if (!may.ok) return may;
    const id = known ?? (await insertConversation(tx, { userId, others, name: name ?? null, now }));
    if (invited) await insertMembers(tx, id, invited.members, now);
    await dropDraft(tx, userId, { kind: 'user', id: first });
    const said = await sayIn(tx, id, by);
    return said.ok ? { ok: true, id } : said;
  });
}

/** Writes a message in a conversation. @returns the id of the message */
export async function say(
  db: Database,
  id: number,
  by: Writing,
): Promise<{ ok: true; messageId: number; membership: Membership } | Refused> {
  return asOneOfAll(db, { id, userId: by.userId }, async (tx, membership) => {
    const said = await sayIn(tx, id, by);
    // Writing accepts the request.
    return said.ok ? { ...said, membership: { ...membership, state: 'member' as const } } : said;
  });
}

/**
 * Returns the conversation of two users; null: none. Locks both users, so that two simultaneous first messages create
 * only one.
 */
async function between(tx: Transaction, userId: UserId, otherId: UserId): Promise<number | null> {
  await holdUsers(tx, [userId, otherId]);
  const [row] = await tx.select({ id: conversations.id }).from(conversations).where(areTheTwo(userId, otherId));
  return row?.id ?? null;
}

const areTheTwo = (one: UserId, other: UserId) =>
  and(eq(conversations.lowUserId, Math.min(one, other)), eq(conversations.highUserId, Math.max(one, other)));

/** Returns the conversation with a user as the viewer has it; null: none. */
export async function findWith(db: Database, userId: UserId, otherId: UserId): Promise<{ id: number } | null> {
  const [row] = await db.select({ id: conversations.id }).from(conversations).where(areTheTwo(userId, otherId));
  return row && (await findMembership(db, { id: row.id, userId })) ? row : null;
}

type NewMember = Omit<typeof conversationMembers.$inferInsert, 'conversationId'>;

/** Decides for each user whether they may be written to, and in which state they join. */
async function invite(
  tx: Transaction,
  others: readonly UserId[],
  { userId, now }: { userId: UserId; now: Date },
): Promise<{ ok: true; members: NewMember[] } | Refused> {
  const known = await holdUsers(tx, [userId, ...others]);
  const members: NewMember[] = [];
  for (const id of others) {
    const other = known.get(id);
    if (!other?.activatedAt || other.deletedAt) return messageRefusals.unknownUser();
    const decided = decideFirstContact({
      name: other.name,
      hasBlocked: await hasBlocked(tx, { userId, otherId: id }),
      areFriends: await areFriends(tx, userId, id),
      isAskedBefore: await isAskedBefore(tx, userId, id),
      writers: await writersOf(tx, id),
    });
    if (!decided.ok) return decided;
    members.push({ userId: id, invitedBy: userId, state: decided.isAsked ? 'asked' : 'member' });
  }
  const { askedAt } = messageRequests;
  const asked = await tx
    .select({ at: askedAt })
    .from(messageRequests)
    .where(and(eq(messageRequests.userId, userId), gt(askedAt, new Date(now.getTime() - DAY_MS))));
  const more = members.filter(({ state }) => state === 'asked').length;
  const decided = decideRequests(
    more,
    asked.map(({ at }) => at.getTime()),
    now.getTime(),
  );
  return decided.ok ? { ok: true, members } : decided;
}

/**
 * Returns whether a user has asked another who has not accepted: they are still asked, have declined, or were removed
 * before answering.
 */
async function isAskedBefore(tx: Transaction, userId: UserId, askedId: UserId): Promise<boolean> {
  const isBetween = and(eq(messageRequests.userId, userId), eq(messageRequests.askedId, askedId));
  return (await tx.$count(messageRequests, and(isBetween, eq(messageRequests.isAccepted, false)))) > 0;
}

async function insertConversation(
  tx: Transaction,
  { userId, others, name, now }: { userId: UserId; others: readonly UserId[]; name: string | null; now: Date },
): Promise<number> {
  const two = [userId, others[0] ?? userId];
  const pair =
    name === null
      ? { lowUserId: Math.min(...two), highUserId: Math.max(...two) }
      : { ownerId: userId, namedBy: userId };
  const [row] = await tx
    .insert(conversations)
    .values({ name, ...pair, createdAt: now })
    .returning({ id: conversations.id });
  if (!row) throw new Error('the conversation was not stored');
  await insertMembers(tx, row.id, [{ userId, state: 'member' }], now);
  return row.id;
}

/** Adds users who are not in the conversation yet, and records which of them were asked. */
async function insertMembers(tx: Transaction, id: number, members: readonly NewMember[], now: Date): Promise<void> {
  await tx.insert(conversationMembers).values(members.map((member) => ({ conversationId: id, ...member })));
  for (const { userId: askedId, invitedBy, state } of members)
    if (state === 'asked' && invitedBy) await noteRequest(tx, { userId: invitedBy, askedId, conversationId: id }, now);
}

async function noteRequest(
  tx: Transaction,
  request: { userId: UserId; askedId: UserId; conversationId: number },
  now: Date,
): Promise<void> {
  await tx.insert(messageRequests).values({ ...request, askedAt: now });
}

/**
 * Stores a member's message, one at a time per conversation, so that two tabs cannot exceed a limit together. A user
 * who was asked to join a group sees one message until they accept, and is not notified of others.
 */
async function sayIn(
  tx: Transaction,
  id: number,
  { userId, text, now }: Writing,
): Promise<{ ok: true; messageId: number } | Refused> {
  await holdConversation(tx, id);
  const isOwn = and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, userId));
  const [own] = await tx
    .select({ conversation: conversations, state: conversationMembers.state })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(isOwn)
    .for('no key update', { of: conversationMembers });
  if (!own) return messageRefusals.unknown();
  const { name, lowUserId, highUserId } = own.conversation;
  // In a conversation between two, a user who declined may reopen it; a group is closed to former members.
  if (name !== null && own.state !== 'member' && own.state !== 'asked') return messageRefusals.unknown();
  const otherId = lowUserId === userId ? highUserId : lowUserId;
  if (name === null && otherId !== null) {
    const decided = decideSaying(await exchange(tx, id, { userId, otherId }));
    if (!decided.ok) return decided;
  }
  const atLeast = await trustIn(tx, { id, userId });
  const said = await postComment(tx, conversationSubject(id), { userId, text, now, atLeast });
  if (!said.ok) return said;
  const messageId = said.id;
  await tx.update(conversationMembers).set({ state: 'member', readTo: messageId }).where(isOwn);
  if (own.state !== 'member') await acceptRequests(tx, { id, userId });
  const isUnshown = name === null ? undefined : eq(conversationMembers.shownTo, 0);
  await tx
    .update(conversationMembers)
    .set({ shownTo: messageId })
    .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.state, 'asked'), isUnshown));
  await tellReaders(tx, { id, userId }, messageId);
  return { ok: true, messageId };
}

/** Returns the facts that decide whether one of two users may write again; used for writing and for the view. */
export async function exchange(
  db: Database | Transaction,
  id: number,
  { userId, otherId }: { userId: UserId; otherId: UserId },
) {
  const [other] = await db
    .select({ state: conversationMembers.state })
    .from(conversationMembers)
    .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, otherId)));
  return {
    hasBlocked: await hasBlocked(db, { userId, otherId }),
    isGone: other === undefined,
    isUnanswered: other !== undefined && other.state !== 'member',
    said: await timesSaidOn(db, userId, conversationSubject(id)),
  };
}

/**
 * Returns the trust in a conversation: once another member has accepted a user, they may send links, however new their
 * account is.
 */
async function trustIn(tx: Transaction, { id, userId }: Own): Promise<Trust> {
  const { conversationId, userId: member, state } = conversationMembers;
  const others = and(eq(conversationId, id), ne(member, userId), eq(state, 'member'));
  return (await tx.$count(conversationMembers, others)) > 0 ? 'basic' : 'new';
}

/** Edits a message within the first minutes. */
export async function edit(
  db: Database,
  messageId: number,
  { text, now }: { text: string; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const message = await findComment(tx, messageId);
    if (message?.on.kind !== KIND) return messageRefusals.unknown();
    if (!isFresh(message.createdAt.getTime(), now.getTime())) return messageRefusals.tooLate();
    const atLeast = await trustIn(tx, { id: message.on.id, userId: message.userId });
    return changeComment(tx, { id: messageId, userId: message.userId, text, now, atLeast });
  });
}

/** Adds a user to a group. Current members are unaffected; a user who left can only be added again by a friend. */
export async function addMember(
  db: Database,
  { id, userId }: Own,
  { memberId, now }: { memberId: UserId; now: Date },
): Promise<{ ok: true } | Refused> {
  return asOneOfAll(db, { id, userId }, async (tx, { name, state }) => {
    if (name === null || state !== 'member') return messageRefusals.noGroup();
    const isOfIt = eq(conversationMembers.conversationId, id);
    const isThey = and(isOfIt, eq(conversationMembers.userId, memberId));
    const [there] = await tx.select({ state: conversationMembers.state }).from(conversationMembers).where(isThey);
    // The answer does not distinguish users who declined from those who have not answered yet.
    if (there && there.state !== 'left') return { ok: true };
    const members = await tx.$count(conversationMembers, and(isOfIt, ne(conversationMembers.state, 'left')));
    if (members >= MAX_MEMBERS) return messageRefusals.groupFull({ max: MAX_MEMBERS });
    const isLeftAlone =
      there && (!(await areFriends(tx, userId, memberId)) || (await isAskedBefore(tx, userId, memberId)));
    if (isLeftAlone) return { ok: true };
    const invited = await invite(tx, [memberId], { userId, now });
    if (!invited.ok) return invited;
    const clearedTo = await newestOf(tx, id);
    const from = { clearedTo, readTo: clearedTo };
    if (there) {
      const again = { state: 'asked', invitedBy: userId, shownTo: 0, ...from } as const;
      await tx.update(conversationMembers).set(again).where(isThey);
      await noteRequest(tx, { userId, askedId: memberId, conversationId: id }, now);
    } else
      await insertMembers(
        tx,
        id,
        invited.members.map((member) => ({ ...member, ...from })),
        now,
      );
    await publish(tx, 'discussion', { ...conversationSubject(id), changed: true });
    await publishNotified(tx, [memberId]);
    return { ok: true };
  });
}

export async function rename(db: Database, own: Own, to: string): Promise<{ ok: true } | Refused> {
  return asOneOfAll(db, own, async (tx, { name, state }) => {
    if (name === null || state !== 'member') return messageRefusals.noGroup();
    await tx.update(conversations).set({ name: to, namedBy: own.userId }).where(eq(conversations.id, own.id));
    await publish(tx, 'discussion', { ...conversationSubject(own.id), changed: true });
    return { ok: true };
  });
}

async function areFriends(tx: Transaction, userId: UserId, friendId: UserId): Promise<boolean> {
  return (await tx.$count(friendships, and(eq(friendships.userId, userId), eq(friendships.friendId, friendId)))) > 0;
}

const WRITERS_SETTING = 'message.writers' satisfies keyof typeof MESSAGE_SETTINGS;

async function writersOf(tx: Transaction, userId: UserId): Promise<Writers> {
  const [row] = await tx
    .select({ value: userSettings.value })
    .from(userSettings)
    .where(and(eq(userSettings.userId, userId), eq(userSettings.settingId, WRITERS_SETTING)));
  return WRITERS.find((writers) => writers === row?.value) ?? 'everyone';
}
