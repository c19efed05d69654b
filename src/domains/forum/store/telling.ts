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
  const subject = { kind: TOPIC, id: post.topicId };
  const [watching, muting, named] = [
    await tx
      .select({ userId: topicReaders.userId })
      .from(topicReaders)
      .where(
        and(
          eq(topicReaders.topicId, post.topicId),
          hasReadAllBefore(post),
          hasSaid(topicReaders.userId, 'watching', subject),
        ),
      ),
    await followersOf(tx, subject, 'muted'),
    mentioned.length === 0
      ? []
      : await tx
          .select({ userId: users.id })
          .from(users)
          .where(and(inArray(users.id, [...mentioned]), isNotNull(users.activatedAt), isNull(users.deletedAt))),
  ];
  const kinds = new Map<UserId, 'forum-answer' | 'forum-mention' | 'forum-post'>();
  for (const { userId } of watching) kinds.set(userId, 'forum-post');
  for (const { userId } of named) kinds.set(userId, 'forum-mention');
  if (answeredId !== null) kinds.set(answeredId, 'forum-answer');
  for (const userId of muting) kinds.delete(userId);
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
