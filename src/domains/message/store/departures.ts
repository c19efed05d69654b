/** Answers requests and leaves groups; each operation locks the whole conversation. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { dropDiscussions } from '#domains/discussion/store/comments.ts';
import { messageRefusals } from '#domains/message/refusals.ts';
import {
  acceptRequests,
  asOneOfAll,
  change,
  conversationSubject,
  type Done,
  isIn,
  isOwn,
  KIND,
  type Own,
} from '#domains/message/store/members.ts';
import { conversationMembers, conversations } from '#domains/message/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish, publishNotified } from '#platform/realtime.ts';

/** Accepts a request, or declines it without notifying any other member. */
export async function answerRequest(db: Database, own: Own, isAccepted: boolean): Promise<Done> {
  return asOneOfAll(db, own, async (tx, { state }) => {
    if (state !== 'asked') return messageRefusals.noRequest();
    if (!isAccepted) return decline(tx, own);
    await acceptRequests(tx, own);
    return change(tx, own, { state: 'member' });
  });
}

/** Declines a request. The user stays listed as before, so the others do not notice. */
async function decline(tx: Transaction, own: Own): Promise<{ ok: true }> {
  const changed = await change(tx, own, { state: 'declined' });
  await passOn(tx, own);
  await dropDeserted(tx, [own.id]);
  return changed;
}

/**
 * Leaves a group. Only friends can add the user again; a user who has not accepted yet declines instead. The last
 * member to leave removes the conversation.
 */
export async function leave(db: Database, own: Own): Promise<Done> {
  return asOneOfAll(db, own, async (tx, { name, state }) => {
    if (name === null) return messageRefusals.noGroup();
    if (state === 'asked') return decline(tx, own);
    await depart(tx, own);
    return { ok: true };
  });
}

/** Removes a member from a group; only friends can add them again. */
export async function removeMember(db: Database, { id, userId }: Own, memberId: UserId): Promise<Done> {
  if (memberId === userId) return leave(db, { id, userId });
  return asOneOfAll(db, { id, userId }, async (tx, { name, ownerId, state }) => {
    if (name === null || state !== 'member') return messageRefusals.noGroup();
    if (ownerId !== userId) return messageRefusals.notOwner();
    const isListed = and(isOwn({ id, userId: memberId }), ne(conversationMembers.state, 'left'));
    if ((await tx.$count(conversationMembers, isListed)) === 0) return messageRefusals.unknownUser();
    await depart(tx, { id, userId: memberId });
    return { ok: true };
  });
}

async function depart(tx: Transaction, own: Own): Promise<void> {
  await tx.update(conversationMembers).set({ state: 'left' }).where(isOwn(own));
  await publishNotified(tx, [own.userId]);
  await publish(tx, 'discussion', { ...conversationSubject(own.id), changed: true });
  await passOn(tx, own);
  await dropDeserted(tx, [own.id]);
}

/** Transfers a group whose owner left to the accepted member with the oldest account. */
export async function passOn(tx: Transaction, { id, userId }: Own): Promise<void> {
  await tx
    .update(conversations)
    .set({
      ownerId: sql`(select m.user_id from ${conversationMembers} m where m.conversation_id = ${id} and m.state in ('member', 'asked')
        order by m.state = 'member' desc, m.user_id limit 1)`,
    })
    .where(and(eq(conversations.id, id), eq(conversations.ownerId, userId)));
}

/** Removes the given conversations that have no members left. */
export async function dropDeserted(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx
    .delete(conversations)
    .where(
      and(
        inArray(conversations.id, [...ids]),
        sql`not exists (select from ${conversationMembers} where ${conversationMembers.conversationId} = ${conversations.id}
          and ${isIn})`,
      ),
    )
    .returning({ id: conversations.id });
  await dropDiscussions(
    tx,
    KIND,
    gone.map(({ id }) => id),
  );
}
