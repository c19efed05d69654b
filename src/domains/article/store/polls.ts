/** Polls in articles: added to a draft, voted on by readers in secret, counted once. */
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { articleRefusals } from '#domains/article/refusals.ts';
import { checkPoll, type PollWords } from '#domains/article/rules/poll.ts';
import { type Author, lockOwn } from '#domains/article/store/written.ts';
import { articlePolls, articles } from '#domains/article/tables.ts';
import { castVote, countPolls } from '#domains/ballot/store.ts';
import { polls } from '#domains/ballot/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;

/** Sets the poll of a draft, replacing an earlier one. */
export async function setPoll(
  tx: Transaction,
  { id, ...words }: PollWords & { id: number },
  { userId }: Author,
): Promise<Done> {
  const draft = await lockDraft(tx, id, userId);
  if (!draft.ok) return draft;
  const checked = checkPoll(words);
  if (!checked.ok) return checked;
  const { question, answers, days } = checked.words;
  const set = { question, answers: [...answers], days };
  await tx
    .insert(articlePolls)
    .values({ articleId: id, ...set })
    .onConflictDoUpdate({ target: articlePolls.articleId, set });
  return { ok: true };
}

/** Removes the poll of a draft. */
export async function dropPoll(tx: Transaction, id: number, { userId }: Author): Promise<Done> {
  const draft = await lockDraft(tx, id, userId);
  if (!draft.ok) return draft;
  await tx.delete(articlePolls).where(eq(articlePolls.articleId, id));
  return { ok: true };
}

async function lockDraft(tx: Transaction, id: number, userId: UserId): Promise<Done> {
  const found = await lockOwn(tx, id, userId);
  if (!found.ok) return found;
  return found.row.state === 'draft' ? { ok: true } : articleRefusals.pollIsOut();
}

/**
 * Takes a reader's vote, once; it cannot be traced to the reader afterwards.
 * @param answer its index, from 0
 * @param today absolute
 */
export async function voteInPoll(
  tx: Transaction,
  { id, answer, userId, today }: { id: number; answer: number; userId: UserId; today: number },
): Promise<Done> {
  const [row] = await tx
    .select({ pollId: articlePolls.pollId, answers: articlePolls.answers, authorId: persons.userId })
    .from(articlePolls)
    .innerJoin(articles, eq(articles.id, articlePolls.articleId))
    .innerJoin(persons, eq(persons.id, articles.personId))
    .where(and(eq(articlePolls.articleId, id), eq(articles.state, 'published'), isNotNull(articlePolls.pollId)));
  if (!row || row.pollId === null) return articleRefusals.noPoll();
  if (row.authorId === userId) return articleRefusals.yours();
  if (answer >= row.answers.length) return articleRefusals.noSuchAnswer();
  return castVote(tx, { pollId: row.pollId, userId, choice: answer, absoluteDay: today });
}

/** Counts the polls that are over. @param today absolute @returns the number counted */
export async function countOver(tx: Transaction, today: number): Promise<number> {
  const over = await tx
    .select({ articleId: articlePolls.articleId, pollId: polls.id, answers: articlePolls.answers })
    .from(articlePolls)
    .innerJoin(polls, eq(polls.id, articlePolls.pollId))
    .where(and(isNull(articlePolls.counts), lt(polls.closesOn, today)))
    .orderBy(articlePolls.articleId)
    // A concurrent count finds them already counted.
    .for('no key update', { of: articlePolls });
  const counted = await countPolls(
    pgRows(tx),
    over.map(({ pollId }) => pollId),
  );
  for (const { articleId, pollId, answers } of over) {
    const votes = counted.get(pollId);
    if (!votes) continue;
    const counts = answers.map((_, answer) => votes.get(answer) ?? 0);
    await tx.update(articlePolls).set({ counts }).where(eq(articlePolls.articleId, articleId));
  }
  return over.length;
}
