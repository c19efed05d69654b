/** What becomes of a post after it was written: its author edits it, or takes it back. */
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import { TRUST } from '#domains/discussion/constants.ts';
import { editComment, isShown } from '#domains/discussion/store/comments.ts';
import { dropReactions } from '#domains/discussion/store/reactions.ts';
import { comments } from '#domains/discussion/tables.ts';
import { dropFollows } from '#domains/follow/store.ts';
import { TAKE_BACK_MINUTES, TOPIC } from '#domains/forum/constants.ts';
import { forumRefusals } from '#domains/forum/refusals.ts';
import { mayTakeBack } from '#domains/forum/rules/posting.ts';
import { checkText, countReply, mentionedIn, trustIn, type Writer } from '#domains/forum/store/posts.ts';
import { tellOfEdit } from '#domains/forum/store/telling.ts';
import { wordsOf } from '#domains/forum/store/words.ts';
import { postWords, topics } from '#domains/forum/tables.ts';
import type { LeavingComment } from '#domains/subject.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns the author, place and topic of a post; null if there is none visible to the reader. */
export async function findPost(db: Database | Transaction, id: number, readerId: UserId) {
  const [post] = await db
    .select({
      id: comments.id,
      userId: comments.userId,
      user: sql<string>`coalesce((select ${users.name} from ${users} where ${users.id} = ${comments.userId}), '')`,
      number: sql<number>`${comments.part}`,
      text: comments.text,
      topicId: topics.id,
      title: topics.title,
      language: topics.language,
      isLocked: topics.isLocked,
    })
    .from(comments)
    .innerJoin(topics, and(eq(topics.id, comments.subjectId), isNull(topics.hiddenAt)))
    .where(
      and(
        isShown(id),
        eq(comments.subjectKind, TOPIC),
        isReadBy(readerId, comments.userId),
        isReadBy(readerId, topics.userId),
      ),
    );
  return post ?? null;
}

/** Edits a post and keeps its former text. */
export async function editPost(
  db: Database,
  { id, text: typed }: { id: number; text: string },
  writer: Writer,
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const post = await findPost(tx, id, writer.userId);
    if (!post) return forumRefusals.unknownPost();
    if (post.isLocked && !writer.isStaff) return forumRefusals.locked();
    const trust = await trustIn(tx, writer);
    const read = await checkText(tx, typed, trust);
    if (!read.ok) return read;
    const { text } = read;
    const edited = await editComment(tx, id, { text, now: writer.now });
    if (!edited.ok) return edited;
    await tx
      .update(postWords)
      .set({ words: wordsOf(post.number === 1 ? post.title : '', text, post.language) })
      .where(eq(postWords.commentId, id));
    const { topicId, title, number, userId, user } = post;
    const before = mentionedIn(post.text);
    const mentioned = read.mentioned.filter((id) => !before.includes(id));
    if (userId !== null)
      await tellOfEdit(tx, { topicId, title, number, userId, user }, { mentioned, most: TRUST[trust].mentions });
    return { ok: true };
  });
}

/** Lets an author take a post back; a topic's only post takes the topic with it. */
export async function letPostGo(
  tx: Transaction,
  { id, subjectId: topicId, part, createdAt }: LeavingComment,
  now: Date,
): Promise<{ ok: true } | Refused> {
  const [topic] = await tx
    .select({ lastNumber: topics.lastNumber, createdAt: topics.createdAt })
    .from(topics)
    .where(eq(topics.id, topicId))
    .for('no key update');
  if (!topic || part === null) return forumRefusals.unknownPost();
  if (!mayTakeBack({ number: part, createdAt: createdAt.getTime() }, topic, now.getTime()))
    return forumRefusals.tooLateToRemove({ minutes: TAKE_BACK_MINUTES });
  await dropReactions(tx, { kind: TOPIC, id: topicId }, part);
  const isLeft = and(eq(comments.subjectKind, TOPIC), eq(comments.subjectId, topicId), sql`${comments.id} <> ${id}`);
  const [left] = await tx
    .select({ at: max(comments.createdAt) })
    .from(comments)
    .where(isLeft);
  if (!left?.at) {
    await dropFollows(tx, TOPIC, [topicId]);
    await tx.delete(topics).where(eq(topics.id, topicId));
  } else
    await tx
      .update(topics)
      .set({ lastPostAt: left.at, solvedBy: sql`nullif(${topics.solvedBy}, ${part})` })
      .where(eq(topics.id, topicId));
  await countReply(tx, { subjectId: topicId, part }, -1);
  return { ok: true };
}
