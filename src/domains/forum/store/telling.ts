/** Notifications about posts: to the authors they answer, the users they mention, and the topic's watchers. */
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { isReadBy, readersOf } from '#domains/block/store.ts';
import { comments } from '#domains/discussion/tables.ts';
import { followersOf, hasSaid } from '#domains/follow/store.ts';
import { CATEGORY, TOPIC } from '#domains/forum/constants.ts';
import { isInLanguageOf } from '#domains/forum/store/readers.ts';
import { topicReaders, topics } from '#domains/forum/tables.ts';
import { watchersOfUser } from '#domains/friend/store.ts';
import { notify, withdraw } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface Told {
  topicId: number;
  title: string;
  number: number;
  userId: UserId;
  user: string;
}

/** Notifies the watchers of a new topic's author or category, each once. */
export async function tellOfTopic(
  tx: Transaction,
  topic: Told & { categoryId: number },
  mentioned: readonly UserId[],
): Promise<void> {
  const { categoryId, ...params } = topic;
  // Mentioned users are notified of that instead.
  const told = (await watchersOfUser(tx, topic.userId)).filter((userId) => !mentioned.includes(userId));
  const watching = await followersOf(tx, { kind: CATEGORY, id: categoryId }, 'watching');
  const others = watching.filter((id) => id !== topic.userId && !told.includes(id) && !mentioned.includes(id));
  const { topicId, title, number } = topic;
  await tellWatchers(tx, { topicId, title, number }, await readersOf(tx, topic.userId, others));
  await notify(
    pgRows(tx),
    told.map((userId) => ({ userId, channel: 'world' as const, kind: 'follow-topic' as const, params })),
  );
}

/** Notifies the watchers of a category of an announcement there, unless there is a translation into their language. */
export async function tellOfAnnouncement(
  tx: Transaction,
  { categoryId, ...topic }: Omit<Told, 'userId' | 'user'> & { categoryId: number },
): Promise<void> {
  const watching = await followersOf(tx, { kind: CATEGORY, id: categoryId }, 'watching');
  const reading = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(topics, eq(topics.id, topic.topicId))
    .where(and(inArray(users.id, [...watching]), isInLanguageOf(users.id)));
  await tellWatchers(
    tx,
    topic,
    reading.map(({ id }) => id),
  );
}

async function tellWatchers(
  tx: Transaction,
  params: Omit<Told, 'userId' | 'user'>,
  userIds: readonly UserId[],
): Promise<void> {
  await notify(
    pgRows(tx),
    userIds.map((userId) => ({ userId, channel: 'world' as const, kind: 'forum-topic' as const, params })),
  );
}

/**
 * Notifies each user once. Those who have muted the topic get nothing, and watchers only the first post since they last
 * read it, which leads them to the others.
 */
export async function tellOfPost(
  tx: Transaction,
  post: Told,
  { answeredId, mentioned }: { answeredId: UserId | null; mentioned: readonly UserId[] },
): Promise<void> {
  const watching = await tx
    .select({ userId: topicReaders.userId })
    .from(topicReaders)
    .where(
      and(
        eq(topicReaders.topicId, post.topicId),
        hasReadAllBefore(post),
        hasSaid(topicReaders.userId, 'watching', { kind: TOPIC, id: post.topicId }),
      ),
    );
  const kinds = new Map<UserId, PostNotice>();
  for (const { userId } of watching) kinds.set(userId, 'forum-post');
  for (const userId of await activeOf(tx, mentioned)) kinds.set(userId, 'forum-mention');
  if (answeredId !== null) kinds.set(answeredId, 'forum-answer');
  await notifyOfPost(tx, post, kinds);
}

/**
 * Notifies the users whom an edit mentions for the first time. Users already notified of the post are not, however often they are
 * removed and added again, and edits notify no more users of a post than one text may mention.
 */
export async function tellOfEdit(
  tx: Transaction,
  post: Told,
  { mentioned, most }: { mentioned: readonly UserId[]; most: number },
): Promise<void> {
  if (mentioned.length === 0) return;
  const { params: of } = notifications;
  const heard = await tx
    .select({ userId: notifications.userId, kind: notifications.kind })
    .from(notifications)
    .where(
      and(
        inArray(notifications.kind, ['forum-answer', 'forum-mention', 'forum-post']),
        sql`${of} ? 'topicId' and ${of} -> 'topicId' = to_jsonb(${post.topicId}::int)`,
        sql`${of} -> 'number' = to_jsonb(${post.number}::int)`,
      ),
    );
  const left = most - heard.filter(({ kind }) => kind === 'forum-mention').length;
  const fresh = mentioned.filter((id) => !heard.some(({ userId }) => userId === id)).slice(0, Math.max(0, left));
  const active = await activeOf(tx, fresh);
  await notifyOfPost(tx, post, new Map(active.map((userId) => [userId, 'forum-mention'])));
}

type PostNotice = 'forum-answer' | 'forum-mention' | 'forum-post';

async function activeOf(tx: Transaction, ids: readonly UserId[]): Promise<UserId[]> {
  if (ids.length === 0) return [];
  const active = and(inArray(users.id, [...ids]), isNotNull(users.activatedAt), isNull(users.deletedAt));
  return (await tx.select({ id: users.id }).from(users).where(active)).map(({ id }) => id);
}

/** Notifies these users of a post, except its author, those who have muted its topic, and those who do not read its author. */
async function notifyOfPost(tx: Transaction, post: Told, kinds: Map<UserId, PostNotice>): Promise<void> {
  for (const userId of await followersOf(tx, { kind: TOPIC, id: post.topicId }, 'muted')) kinds.delete(userId);
  kinds.delete(post.userId);
  const told = await readersOf(tx, post.userId, [...kinds.keys()]);
  await notify(
    pgRows(tx),
    told.map((userId) => ({
      userId,
      channel: 'world' as const,
      kind: kinds.get(userId) ?? 'forum-post',
      params: post,
    })),
  );
}

/** Builds the condition that a reader has read all posts before this one that they can see: the others keep nobody waiting. */
function hasReadAllBefore({ topicId, number }: Pick<Told, 'topicId' | 'number'>): SQL {
  return sql`not exists (select from ${comments}
    where ${comments.subjectKind} = ${TOPIC} and ${comments.subjectId} = ${topicId} and ${comments.hiddenAt} is null
      and ${comments.part} > ${topicReaders.readTo} and ${comments.part} < ${number}
      and ${isReadBy(topicReaders.userId, comments.userId)})`;
}

/** Withdraws unread notifications about a deleted post. @param number null: the whole topic */
export async function forgetPosts(
  tx: Transaction,
  { topicId, number }: { topicId: number; number: number | null },
): Promise<void> {
  const kinds = ['forum-answer', 'forum-mention', 'forum-post', 'forum-topic', 'follow-topic'] as const;
  await withdraw(tx, kinds, { topicId, number });
}
