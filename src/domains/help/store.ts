/** Questions to the admins. */

import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { users } from '#domains/account/tables.ts';
import { recordAction } from '#domains/admin/store/actions.ts';
import { MAX_WAITING, OWN_SHOWN, QUESTIONS_PER_PAGE, type Topic } from '#domains/help/constants.ts';
import type { AskedQuestion, Question } from '#domains/help/contract.ts';
import { helpRefusals } from '#domains/help/refusals.ts';
import { helpQuestions } from '#domains/help/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { cutText } from '#engine/graphemes.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** The number of characters of a question quoted in its notification. */
const QUOTED = 60;

type Row = typeof helpQuestions.$inferSelect;

/** Saves a question; refused while too many of the user's are waiting. */
export async function ask(
  db: Database,
  { userId, topic, text, now }: { userId: UserId; topic: Topic; text: string; now: Date },
): Promise<{ ok: true; question: Question } | Refused> {
  return db.transaction(async (tx) => {
    // Serialized, so that two tabs cannot exceed the limit together.
    await lockName(tx, 'help', userId);
    const waiting = await tx.$count(
      helpQuestions,
      and(eq(helpQuestions.userId, userId), isNull(helpQuestions.answeredAt)),
    );
    if (waiting >= MAX_WAITING) return helpRefusals.tooManyWaiting({ max: MAX_WAITING });
    const [row] = await tx.insert(helpQuestions).values({ userId, topic, text, createdAt: now }).returning();
    if (!row) throw new Error('the question was not stored');
    return { ok: true, question: shown(row) };
  });
}

/** Returns a user's own questions, newest first. */
export async function questionsOf(db: Database, userId: UserId): Promise<Question[]> {
  const rows = await db
    .select()
    .from(helpQuestions)
    .where(eq(helpQuestions.userId, userId))
    .orderBy(desc(helpQuestions.id))
    .limit(OWN_SHOWN);
  return rows.map(shown);
}

/** Returns one page of all questions, and their number. */
export async function listQuestions(
  db: Database,
  { state, page, now }: { state: 'waiting' | 'answered'; page: number; now: Date },
): Promise<{ questions: AskedQuestion[]; total: number }> {
  const isWaiting = state === 'waiting';
  const where = isWaiting ? isNull(helpQuestions.answeredAt) : isNotNull(helpQuestions.answeredAt);
  const [rows, [all]] = await Promise.all([
    db
      .select({ question: helpQuestions, name: users.name, lastOnlineAt: users.shownOnlineAt })
      .from(helpQuestions)
      .innerJoin(users, eq(users.id, helpQuestions.userId))
      .where(where)
      .orderBy(isWaiting ? asc(helpQuestions.id) : desc(helpQuestions.answeredAt), desc(helpQuestions.id))
      .limit(QUESTIONS_PER_PAGE)
      .offset((page - 1) * QUESTIONS_PER_PAGE),
    db.select({ total: count() }).from(helpQuestions).where(where),
  ]);
  const questions = rows.map(({ question, name, lastOnlineAt }) => ({
    ...shown(question),
    by: { id: question.userId, name, isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()) },
  }));
  return { questions, total: all?.total ?? 0 };
}

/** Answers a question and notifies the user who asked. @param text null: closes it without an answer */
export async function answer(
  db: Database,
  { id, text, adminId, now }: { id: number; text: string | null; adminId: UserId; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(helpQuestions).where(eq(helpQuestions.id, id)).for('no key update');
    if (!row) return helpRefusals.unknown();
    if (row.answeredAt !== null) return helpRefusals.answeredAlready();
    await tx
      .update(helpQuestions)
      .set({ answeredAt: now, answer: text, answeredByUserId: adminId })
      .where(eq(helpQuestions.id, id));
    await recordAction(tx, adminId, text === null ? 'close-question' : 'answer-question', { id });
    if (text !== null) {
      const question = row.text.length > QUOTED ? `${cutText(row.text, QUOTED).trimEnd()}…` : row.text;
      await notify(pgRows(tx), [{ userId: row.userId, channel: 'world', kind: 'help-answered', params: { question } }]);
    }
    return { ok: true };
  });
}

export async function eraseQuestions(tx: Transaction, userId: UserId): Promise<void> {
  await tx.update(helpQuestions).set({ answeredByUserId: null }).where(eq(helpQuestions.answeredByUserId, userId));
  await tx.delete(helpQuestions).where(eq(helpQuestions.userId, userId));
}

/** Exports a user's questions, without the admins who answered. */
export async function exportQuestions(db: Database, userId: UserId) {
  const rows = await db
    .select()
    .from(helpQuestions)
    .where(eq(helpQuestions.userId, userId))
    .orderBy(asc(helpQuestions.id));
  return rows.map(shown);
}

function shown({ id, topic, text, createdAt, answeredAt, answer: words }: Row): Question {
  return {
    id,
    topic,
    text,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answer: words,
  };
}
