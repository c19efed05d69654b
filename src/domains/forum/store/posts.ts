/** Writing topics and posts. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { checkDrawn } from '#domains/article/store/references.ts';
import { isReadBy } from '#domains/block/store.ts';
import type { Trust } from '#domains/discussion/constants.ts';
import { readMarkup, referencesOf } from '#domains/discussion/rules/markup.ts';
import { checkReach } from '#domains/discussion/rules/trust.ts';
import { mentionByName } from '#domains/discussion/store/at-names.ts';
import { addComment } from '#domains/discussion/store/comments.ts';
import { dropDraft } from '#domains/discussion/store/drafts.ts';
import { queueUp, readTrust } from '#domains/discussion/store/limits.ts';
import { comments } from '#domains/discussion/tables.ts';
import { followUnlessSaid } from '#domains/follow/store.ts';
import { MAX_POST, NEW_TOPIC, STAFF_CATEGORY, TOPIC, type TopicLanguage } from '#domains/forum/constants.ts';
import { forumRefusals } from '#domains/forum/refusals.ts';
import { mayPost, mayStart } from '#domains/forum/store/limits.ts';
import { askPoll, type NewPoll } from '#domains/forum/store/polls.ts';
import { noteRead } from '#domains/forum/store/readers.ts';
import { tellOfPost, tellOfTopic } from '#domains/forum/store/telling.ts';
import { noteWords } from '#domains/forum/store/words.ts';
import { forumCategories, topics } from '#domains/forum/tables.ts';
import type { LeavingComment } from '#domains/subject.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** The writer: moderators and admins have no limits, and may write in locked topics. */
export interface Writer {
  userId: UserId;
  isStaff: boolean;
  now: Date;
}

/** Builds the condition that it is this topic, and not removed by a moderator. */
export const isTopic = (id: number) => and(eq(topics.id, id), isNull(topics.hiddenAt));

type Posted = { ok: true; topicId: number; number: number; postId: number } | Refused;

interface NewTopic {
  categoryId: number;
  title: string;
  language?: TopicLanguage;
  tags?: string[];
  text: string;
  poll: NewPoll | null;
}

/** Starts a topic with its first post; its author watches it. */
export async function startTopic(
  db: Database,
  { categoryId, title, language = 'en', tags = [], text, poll }: NewTopic,
  writer: Writer,
): Promise<Posted> {
  const { userId, isStaff, now } = writer;
  return db.transaction(async (tx) => {
    await queueUp(tx, userId);
    const [category] = await tx
      .select({ kind: forumCategories.kind })
      .from(forumCategories)
      .where(eq(forumCategories.id, categoryId));
    if (!category) return forumRefusals.unknownCategory();
    if (category.kind === STAFF_CATEGORY && !isStaff) return forumRefusals.staffOnly();
    const trust = await trustIn(tx, writer);
    if (!isStaff) {
      const may = await mayStart(tx, userId, { trust, now });
      if (!may.ok) return may;
    }
    const checked = await checkPost(tx, text, { ...writer, trust });
    if (!checked.ok) return checked;
    const isLocked = category.kind === STAFF_CATEGORY;
    const [topic] = await tx
      .insert(topics)
      .values({ categoryId, userId, title, language, tags, isLocked, createdAt: now, lastPostAt: now })
      .returning({ id: topics.id });
    if (!topic) throw new Error('the topic was not stored');
    if (poll) await askPoll(tx, topic.id, poll, now);
    const post = {
      topicId: topic.id,
      categoryId,
      title,
      language,
      number: 1,
      text: checked.text,
      answered: null,
      mentioned: checked.mentioned,
    };
    return storePost(tx, post, writer);
  });
}

/** Adds a post to a topic. @param answers number of the post it answers; null: none */
export async function postIn(
  db: Database,
  { topicId, text, answers }: { topicId: number; text: string; answers: number | null },
  writer: Writer,
): Promise<Posted> {
  return db.transaction(async (tx) => {
    await queueUp(tx, writer.userId);
    const checked = await checkPost(tx, text, { ...writer, trust: await trustIn(tx, writer) });
    if (!checked.ok) return checked;
    // Locked, since post numbers are consecutive.
    const [topic] = await tx
      .select({
        title: topics.title,
        categoryId: topics.categoryId,
        language: topics.language,
        isLocked: topics.isLocked,
        lastNumber: topics.lastNumber,
      })
      .from(topics)
      .where(and(isTopic(topicId), isReadBy(writer.userId, topics.userId)))
      .for('no key update');
    if (!topic) return forumRefusals.unknownTopic();
    if (topic.isLocked && !writer.isStaff) return forumRefusals.locked();
    const answered =
      answers === null ? null : await findAnswered(tx, topicId, { number: answers, userId: writer.userId });
    if (answered === undefined) return forumRefusals.unknownPost();
    const { title, categoryId, language, lastNumber } = topic;
    const post = {
      topicId,
      categoryId,
      title,
      language,
      number: lastNumber + 1,
      text: checked.text,
      answered,
      mentioned: checked.mentioned,
    };
    return storePost(tx, post, writer);
  });
}

export async function trustIn(tx: Transaction, { userId, isStaff }: Writer): Promise<Trust> {
  return isStaff ? 'regular' : await readTrust(tx, userId);
}

/** Returns whether it may be posted, its text with mentions by name, and the users it mentions. */
async function checkPost(
  tx: Transaction,
  text: string,
  { userId, isStaff, now, trust }: Writer & { trust: Trust },
): Promise<CheckedText | Refused> {
  const read = await checkText(tx, text, trust);
  if (!read.ok) return read;
  const may = isStaff ? ({ ok: true } as const) : await mayPost(tx, userId, { text: read.text, trust, now });
  return may.ok ? read : may;
}

interface CheckedText {
  ok: true;
  text: string;
  mentioned: readonly UserId[];
}

/**
 * Returns the text with mentions by name (`@name`), and the users it mentions outside of quotes; refuses too many
 * mentions, links or embeds, and embeds of something that does not exist.
 */
export async function checkText(tx: Transaction, typed: string, trust: Trust): Promise<CheckedText | Refused> {
  const text = await mentionByName(tx, typed, MAX_POST);
  const references = referencesOf(readMarkup(text));
  const may = checkReach(references, trust);
  if (!may.ok) return may;
  const drawn = await checkDrawn(tx, references);
  if (!drawn.ok) return drawn;
  return { ok: true, text, mentioned: mentionedIn(text) };
}

/** Returns the users mentioned outside of quotes: those in a quote have already been notified. */
export function mentionedIn(text: string): readonly UserId[] {
  return referencesOf(readMarkup(text).filter(({ kind }) => kind !== 'quote')).named.user;
}

/** Returns the post with this number, and its author. @returns undefined if there is none visible to the user */
export async function findAnswered(
  tx: Transaction,
  topicId: number,
  { number, userId }: { number: number; userId: UserId },
): Promise<{ id: number; userId: UserId | null } | undefined> {
  const [post] = await tx
    .select({ id: comments.id, userId: comments.userId })
    .from(comments)
    .where(
      and(
        eq(comments.subjectKind, TOPIC),
        eq(comments.subjectId, topicId),
        eq(comments.part, number),
        isNull(comments.hiddenAt),
        isReadBy(userId, comments.userId),
      ),
    );
  return post;
}

interface NewPost {
  topicId: number;
  categoryId: number;
  title: string;
  language: TopicLanguage;
  number: number;
  text: string;
  answered: { id: number; userId: UserId | null } | null;
  mentioned: readonly UserId[];
}

async function storePost(tx: Transaction, post: NewPost, { userId, now }: Writer): Promise<Posted> {
  const { topicId, categoryId, title, language, number, text, answered, mentioned } = post;
  const said = { userId, text, part: number, answersId: answered?.id ?? null, now };
  const postId = await addComment(tx, { kind: TOPIC, id: topicId }, said);
  await tx.update(topics).set({ lastNumber: number, lastPostAt: now }).where(eq(topics.id, topicId));
  await countReply(tx, { subjectId: topicId, part: number }, 1);
  await noteWords(tx, { commentId: postId, topicId, userId, language, number, title, text, now });
  await dropDraft(tx, userId, number === 1 ? NEW_TOPIC : { kind: TOPIC, id: topicId });
  await noteRead(tx, { userId, topicId, readTo: number, now });
  const level = number === 1 ? 'watching' : 'tracking';
  await followUnlessSaid(tx, { userId, subject: { kind: TOPIC, id: topicId }, level, now });
  const [author] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const user = author?.name ?? '';
  if (number === 1) await tellOfTopic(tx, { topicId, categoryId, title, number, userId, user }, mentioned);
  await tellOfPost(
    tx,
    { topicId, title, number, userId, user },
    {
      answeredId: answered?.userId ?? null,
      mentioned,
    },
  );
  return { ok: true, topicId, number, postId };
}

/** Counts a post that is shown from now on (1), or no longer (-1), unless it is the first of its topic. */
export async function countReply(
  tx: Transaction,
  { subjectId: topicId, part }: Pick<LeavingComment, 'subjectId' | 'part'>,
  by: 1 | -1,
): Promise<void> {
  if (part === 1) return;
  await tx
    .update(topics)
    .set({ replies: sql`${topics.replies} + ${by}::int` })
    .where(eq(topics.id, topicId));
}
