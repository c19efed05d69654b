/** Exports a user's conversations, and cleans up when their account is erased. `discussion` erases what they wrote. */
import { eq, inArray, or, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import { comments } from '#domains/discussion/tables.ts';
import { dropDeserted, passOn } from '#domains/message/store/departures.ts';
import { KIND } from '#domains/message/store/members.ts';
import { conversationMembers, conversations, hiddenMessages, messageRequests } from '#domains/message/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';

/** The other members keep their own messages, in conversations with a former user. */
export async function eraseMessages(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(hiddenMessages).where(eq(hiddenMessages.userId, userId));
  await tx.delete(messageRequests).where(or(eq(messageRequests.userId, userId), eq(messageRequests.askedId, userId)));
  await tx.update(conversations).set({ namedBy: null }).where(eq(conversations.namedBy, userId));
  await tx.update(conversationMembers).set({ invitedBy: null }).where(eq(conversationMembers.invitedBy, userId));
  const own = eq(conversationMembers.userId, userId);
  const ofThem = tx.select({ id: conversationMembers.conversationId }).from(conversationMembers).where(own);
  // Locked in one fixed order for simultaneous departures, and before their members.
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.id, ofThem))
    .orderBy(conversations.id)
    .for('no key update');
  const left = await tx.delete(conversationMembers).where(own).returning({ id: conversationMembers.conversationId });
  for (const { id } of left) {
    await passOn(tx, { id, userId });
    await publish(tx, 'discussion', { kind: KIND, id, changed: true });
  }
  await dropDeserted(
    tx,
    left.map(({ id }) => id),
  );
}

/**
 * Exports each conversation with the messages the user can read, and the users they have asked. One query, since an
 * export queries every domain.
 */
export async function exportMessages(db: Database, userId: UserId): Promise<Record<string, unknown[]>> {
  const { rows } = await db.execute<Record<string, unknown[]>>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'state', m.state, 'isMuted', m.is_muted,
      'with', (select coalesce(jsonb_agg(u.name order by u.name), '[]') from ${users} u where u.id <> m.user_id and
        (u.id in (c.low_user_id, c.high_user_id) or c.name is not null and exists (select from ${conversationMembers} o
          where o.conversation_id = c.id and o.user_id = u.id and o.state <> 'left'))),
      'messages', (select coalesce(jsonb_agg(jsonb_build_object('by', u.name, 'text', k.text, 'createdAt', k.created_at)
          order by k.id), '[]')
        from ${comments} k join ${users} u on u.id = k.user_id
        where k.subject_kind = ${KIND} and k.subject_id = c.id and k.id > m.cleared_to and k.hidden_at is null
          and (m.state <> 'asked' or k.id <= m.shown_to)
          and ${isReadBy(userId, sql`k.user_id`)}
          and not exists (select from ${hiddenMessages} h where h.user_id = m.user_id and h.message_id = k.id))
    ) order by c.id), '[]') as conversations,
      coalesce((select jsonb_agg(jsonb_build_object('to', u.name, 'askedAt', r.asked_at) order by r.id)
        from ${messageRequests} r join ${users} u on u.id = r.asked_id where r.user_id = ${userId}), '[]') as "messageRequests"
    from ${conversationMembers} m join ${conversations} c on c.id = m.conversation_id
    where m.user_id = ${userId} and m.state in ('member', 'asked')`);
  return rows[0] ?? {};
}
