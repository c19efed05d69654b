/** Changes of existing topics. */
import { and, eq, inArray } from 'drizzle-orm';
import { comments } from '#domains/discussion/tables.ts';
import { STAFF_CATEGORY, TOPIC, type TopicLanguage } from '#domains/forum/constants.ts';
import { forumRefusals } from '#domains/forum/refusals.ts';
import { findAnswered, isTopic } from '#domains/forum/store/posts.ts';
import { rereadWords, wordsOf } from '#domains/forum/store/words.ts';
import { forumCategories, postWords, topics } from '#domains/forum/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** The changes that moderators can make to a topic; its author can change the title. */
export interface TopicChange {
  title?: string | undefined;
  language?: TopicLanguage | undefined;
  tags?: string[] | undefined;
  categoryId?: number | undefined;
  isPinned?: boolean | undefined;
  isLocked?: boolean | undefined;
}

/**
 * Changes a topic and indexes its first post under the new title. An empty change has no effect. Only moderators and
 * admins change locked topics, or what is or becomes an announcement.
 */
export async function changeTopic(
  tx: Transaction,
  { id, isStaff }: { id: number; isStaff: boolean },
  change: TopicChange,
): Promise<{ ok: true } | Refused> {
  const held = await holdOpenTopic(tx, { id, isStaff });
  if (!held.ok) return held;
  const isEmpty = Object.values(change).every((value) => value === undefined);
  if (isEmpty) return { ok: true };
  if (change.categoryId !== undefined) {
    const kinds = new Map(
      (
        await tx
          .select({ id: forumCategories.id, kind: forumCategories.kind })
          .from(forumCategories)
          .where(inArray(forumCategories.id, [held.categoryId, change.categoryId]))
      ).map((category) => [category.id, category.kind]),
    );
    if (!kinds.has(change.categoryId)) return forumRefusals.unknownCategory();
    if (!isStaff && [...kinds.values()].includes(STAFF_CATEGORY)) return forumRefusals.notMovable();
  }
  const [topic] = await tx.update(topics).set(change).where(isTopic(id)).returning();
  if (!topic) return forumRefusals.unknownTopic();
  if (topic.language !== held.language) await rereadWords(tx, topic);
  if (change.title === undefined) return { ok: true };
  const [first] = await tx
    .select({ id: comments.id, text: comments.text })
    .from(comments)
    .where(and(eq(comments.subjectKind, TOPIC), eq(comments.subjectId, id), eq(comments.part, 1)));
  if (first)
    await tx
      .update(postWords)
      .set({ words: wordsOf(topic.title, first.text, topic.language) })
      .where(eq(postWords.commentId, first.id));
  return { ok: true };
}

/** Locks a topic for a change; only moderators can change one that is closed to posts. */
async function holdOpenTopic(
  tx: Transaction,
  { id, isStaff }: { id: number; isStaff: boolean },
): Promise<{ ok: true; categoryId: number; language: TopicLanguage } | Refused> {
  const [topic] = await tx
    .select({ isLocked: topics.isLocked, categoryId: topics.categoryId, language: topics.language })
    .from(topics)
    .where(isTopic(id))
    .for('no key update');
  if (!topic) return forumRefusals.unknownTopic();
  const { isLocked, categoryId, language } = topic;
  return isLocked && !isStaff ? forumRefusals.locked() : { ok: true, categoryId, language };
}

/** Marks a topic as solved by one of its posts. @param number null: unsolved */
export async function solveTopic(
  db: Database,
  { id, number, userId, isStaff }: { id: number; number: number | null; userId: UserId; isStaff: boolean },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const held = await holdOpenTopic(tx, { id, isStaff });
    if (!held.ok) return held;
    const isThere = number === null || (await findAnswered(tx, id, { number, userId }));
    if (!isThere) return forumRefusals.unknownPost();
    const changed = await tx.update(topics).set({ solvedBy: number }).where(isTopic(id)).returning({ id: topics.id });
    return changed.length > 0 ? { ok: true } : forumRefusals.unknownTopic();
  });
}
